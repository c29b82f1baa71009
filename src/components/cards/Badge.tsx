import type { Tone } from '../page/tone.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  label: string;
  /** Of a foreign name, so that screen readers pronounce it. */
  language?: string | undefined;
  tone?: Tone | undefined;
}

export function Badge({ label, language, tone = 'sun' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} lang={language}>
      {label}
    </span>
  );
}
