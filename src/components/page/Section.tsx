import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Section.module.css';
import { lettersOf } from './title-size.ts';
import type { Tone } from './tone.ts';

export interface SectionProps {
  /** The anchor; the fixed header does not cover it. */
  id?: string | undefined;
  heading?: string | undefined;
  /** A sticker beside the heading. */
  icon?: IconName | undefined;
  intro?: ReactNode;
  /** Paragraphs under the heading, and with "aside" in its column. */
  lead?: ReactNode;
  /** By default paper, as the page. */
  tone?: Tone | undefined;
  /** Draws the cut upper edge over the previous section. */
  edge?: boolean | undefined;
  /** From 60rem: "aside": the heading has its own column; "columns": two, of sections that are each a "part". */
  layout?: 'aside' | 'columns' | 'part' | undefined;
  /** The states of the season in which it shows, if not always: see `layout/season.ts`. */
  season?: { readonly 'data-during': string } | undefined;
  /** If it changes at some instants: see `byClock` in `layout/clock/use-clock.ts`. */
  clock?: { readonly 'data-by-clock': string } | undefined;
  /** For a tool, which is useless in print. */
  print?: 'hide' | undefined;
  children: ReactNode;
}

export function Section({ id, heading, tone = 'paper', ...rest }: SectionProps) {
  const { icon, intro, lead, edge, layout, season, clock, print, children } = rest;
  const headingId = id && heading ? `${id}-heading` : undefined;
  const header = heading && (
    <header
      className={icon ? `${styles.header} ${styles.marked}` : styles.header}
      data-row={icon && ''}
    >
      {icon && <Icon name={icon} size="sticker" />}
      <h2 id={headingId} className={styles.heading} data-letters={lettersOf(heading)}>
        {heading}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {lead && <div className={styles.lead}>{lead}</div>}
    </header>
  );
  if (layout === 'part')
    return (
      <section id={id} aria-labelledby={headingId} className={styles.part} {...season}>
        {header}
        {children}
      </section>
    );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={styles.section}
      data-tone={tone === 'paper' ? undefined : tone}
      data-print={print}
      {...season}
      {...clock}
    >
      {edge && <SectionEdge tone={tone} />}
      <div className={styles.inner} data-width="page" data-layout={layout} data-print="flat">
        {header}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

/**
 * The paths go on below the viewBox: the foam is the same path moved up, and its lower end must not
 * show.
 */
const EDGE_PATHS = {
  water:
    'M0 32c38 -22 90 -24 128 0c40 18 92 22 132 0c41 -20 97 -22 138 -3c40 22 94 20 134 3c39 -18 91 -24 130 0c41 22 95 24 136 3c40 -24 92 -20 132 2c42 20 98 22 140 0c39 -20 91 -22 130 2c41 20 95 20 136 3c40 -22 94 -22 134 -2c40 20 92 22 132 2V80H0Z',
  leaves:
    'M0 44c8 -30 60 -32 70 -4c10 -34 74 -36 86 0c7 -22 53 -24 62 -4c10 -30 74 -32 86 -4c8 -30 60 -32 70 3c8 -22 60 -24 70 3c8 -22 60 -24 70 3c9 -26 67 -28 78 0c9 -30 67 -32 78 3c7 -30 53 -32 62 5c12 -26 83 -28 96 0c8 -34 60 -36 70 3c7 -30 53 -32 62 -4c9 -30 67 -32 78 -3c8 -34 60 -36 70 5c12 -30 83 -32 96 5c10 -26 74 -28 86 0c9 -30 67 -32 78 -4c7 -22 53 -24 62 5c9 -34 67 -36 78 3V80H0Z',
  cut: 'M0 38 180 24l210 12 190-20 240 16 200-14 160 12 260-18 140 14V80H0Z',
};

const edgeOf: Partial<Record<Tone, keyof typeof EDGE_PATHS>> = {
  sky: 'water',
  pool: 'water',
  pine: 'leaves',
};

/**
 * The upper edge of a section, over the end of the previous one: water for sky and pool, a hedge for
 * pine, else a scissor cut.
 */
function SectionEdge({ tone }: { tone: Tone }) {
  const edge = edgeOf[tone] ?? 'cut';
  return (
    <svg
      className={styles.wave}
      data-print="hide"
      viewBox="0 0 1440 60"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.foam} d={EDGE_PATHS[edge]} />
      <path className={styles.paper} d={EDGE_PATHS[edge]} />
    </svg>
  );
}
