import type { SceneryName } from '../icons/scenery.ts';
import sprite from '../icons/sprite.svg';
import type { Tone } from './tone.ts';
import styles from './Wave.module.css';

const edgeOf: Partial<Record<Tone, SceneryName>> = {
  sky: 'water',
  pool: 'water',
  pine: 'leaves',
};

export interface WaveProps {
  /** The tone of the paper that begins here: water for sky and pool, a hedge for pine, scissors else. */
  tone: Tone;
}

/** The upper edge of a section; it lies over the end of the section before. */
export function Wave({ tone }: WaveProps) {
  const edge = edgeOf[tone] ?? 'cut';
  return (
    <svg
      className={styles.wave}
      viewBox="0 0 1440 60"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use className={styles.foam} href={`${sprite}#${edge}`} />
      <use className={styles.paper} href={`${sprite}#${edge}`} />
    </svg>
  );
}
