import { Icon } from '../../components/icons/Icon.tsx';
import styles from './MenuToggle.module.css';

export interface MenuToggleProps {
  /** The id of the popover. */
  menu: string;
  open: string;
  close: string;
}

/** The browser opens and closes the popover; style sheets choose which of the two names is shown. */
export function MenuToggle({ menu, open, close }: MenuToggleProps) {
  return (
    <button type="button" className={styles.toggle} popoverTarget={menu}>
      <span className={styles.open}>
        <Icon name="menu" size="large" />
        <span className={styles.name}>{open}</span>
      </span>
      <span className={styles.close}>
        <Icon name="close" size="large" />
        <span className={styles.name}>{close}</span>
      </span>
    </button>
  );
}
