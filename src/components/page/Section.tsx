import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { lettersOf } from './letters.ts';
import styles from './Section.module.css';
import type { Tone } from './tone.ts';
import { Wave } from './Wave.tsx';

export interface SectionProps {
  /** The anchor; the fixed header does not cover it. */
  id?: string | undefined;
  heading?: string | undefined;
  /** A sticker beside the heading. */
  icon?: IconName | undefined;
  intro?: string | undefined;
  tone?: Tone | undefined;
  /** Draws the cut upper edge over the previous section. */
  edge?: boolean | undefined;
  /** "aside": from 60rem the heading has its own column. */
  layout?: 'stack' | 'aside' | undefined;
  /** The states of the season in which it shows, if not always: see `layout/season.ts`. */
  season?: { readonly 'data-during': string } | undefined;
  /** If it changes at some instants: see `byClock` in `layout/clock/use-reached.ts`. */
  clock?: { readonly 'data-by-clock': string } | undefined;
  /** For a tool, which is useless on paper. */
  print?: 'hide' | undefined;
  children: ReactNode;
}

export function Section({ id, heading, tone = 'paper', ...rest }: SectionProps) {
  const { icon, intro, edge, layout = 'stack', season, clock, print, children } = rest;
  const headingId = id && heading ? `${id}-heading` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={styles.section}
      data-tone={tone}
      data-print={print}
      {...season}
      {...clock}
    >
      {edge && <Wave tone={tone} />}
      <div className={styles.inner} data-width="page" data-layout={layout}>
        {heading && (
          <header className={icon ? `${styles.header} ${styles.marked}` : styles.header}>
            {icon && <Icon name={icon} size="sticker" />}
            <h2 id={headingId} className={styles.heading} data-letters={lettersOf(heading)}>
              {heading}
            </h2>
            {intro && <p className={styles.intro}>{intro}</p>}
          </header>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
