import { Icon } from '../icons/Icon.tsx';
import styles from './Banner.module.css';

/** A warning. */
export function Banner({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.banner} data-row data-tone="sun" data-paper="b">
      <Icon name="warning" size="large" />
      <div>
        <p data-display data-step="1">
          {title}
        </p>
        <p>{text}</p>
      </div>
    </div>
  );
}
