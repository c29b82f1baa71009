import type { ReactNode } from 'react';
import styles from './Results.module.css';

export interface ResultSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  print?: 'hide';
  /** The states of the season in which it shows, if not always: see `layout/season.ts`. */
  season?: { readonly 'data-during': string };
  children: ReactNode;
}

/** A part of the results under its heading. */
export function ResultSection({ id, title, print, season, children }: ResultSectionProps) {
  return (
    <section
      id={id}
      className={styles.block}
      data-stack="3"
      aria-labelledby={`${id}-titolo`}
      tabIndex={-1}
      data-print={print}
      {...season}
    >
      <h2 id={`${id}-titolo`} data-step="2">
        {title}
      </h2>
      {children}
    </section>
  );
}
