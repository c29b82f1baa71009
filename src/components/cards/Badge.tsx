import type { Tone } from '../page/tone.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  label: string;
  /** Foreign names are marked, so that they are read aloud in their language. */
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
