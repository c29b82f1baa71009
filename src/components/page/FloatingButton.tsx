import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './FloatingButton.module.css';

export interface FloatingButtonProps {
  /** What it does, read aloud; it holds the words of `short`. */
  label: string;
  /** The few words written on it where there is room. */
  short?: string | undefined;
  href: string;
  icon?: IconName | undefined;
}

export function FloatingButton({ label, short = label, href, icon = 'chat' }: FloatingButtonProps) {
  return (
    <a
      data-driver="floating"
      className={styles.button}
      href={href}
      aria-label={label}
      rel="noopener noreferrer"
      data-tone="pine"
      data-print="hide"
    >
      <Icon name={icon} size="large" />
      <span className={styles.label}>{short}</span>
    </a>
  );
}
