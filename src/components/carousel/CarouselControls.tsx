import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './CarouselControls.module.css';

export interface CarouselControlsProps {
  words: { previous: string; next: string; pause: string; play: string };
  /** One for each slide; `goTo` says what its dot does, `shown` what is said when it is reached. */
  dots: { id: string; goTo: string; shown: string }[];
}

/** What `Carousel.client.ts` answers; it also keeps what the buttons say and which dot is the current one. */
export function CarouselControls({ words, dots }: CarouselControlsProps) {
  return (
    <div className={styles.controls} data-print="hide">
      <div className={styles.group}>
        <button
          type="button"
          className={styles.control}
          data-part="toggle"
          data-on="true"
          data-pause={words.pause}
          data-play={words.play}
          aria-label={words.pause}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
        <Step part="previous" icon="back" label={words.previous} />
        <Step part="next" icon="arrow" label={words.next} />
      </div>
      <div className={styles.group}>
        {dots.map(({ id, goTo, shown }, place) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            data-part="dot"
            data-shown={shown}
            aria-label={goTo}
            aria-current={place === 0}
          />
        ))}
      </div>
    </div>
  );
}

function Step({ part, icon, label }: { part: string; icon: IconName; label: string }) {
  return (
    <button type="button" className={styles.control} data-part={part} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
