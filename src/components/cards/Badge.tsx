import styles from './Badge.module.css';

export interface BadgeProps {
  label: string;
  /** Of a foreign name, so that screen readers pronounce it. */
  language?: string | undefined;
}

export function Badge({ label, language }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone="sun" lang={language}>
      {label}
    </span>
  );
}
