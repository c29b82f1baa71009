import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Carousel.module.css';
import carouselControlsStyles from './CarouselControls.module.css';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
  /** "2 di 3" */
  position: string;
  /** Announced when the visitor brings the slide into view: its position and title. */
  shown: string;
  /** The label of its dot. */
  goTo: string;
}

export interface CarouselProps {
  label: string;
  /** "page": a slide fills the row; "card": on small screens the next one shows in part. */
  size?: 'page' | 'card' | undefined;
  items: CarouselSlide[];
  words: Record<'kind' | 'slide' | 'previous' | 'next' | 'pause' | 'play', string>;
  /** How long a slide stays before the next one (milliseconds). */
  intervalMs: number;
  /** For how long after a command others are ignored (milliseconds). */
  lockMs?: number | undefined;
}

/**
 * A row that scrolls natively, also without JavaScript: touch, wheel, arrow keys, text search and
 * focus move it, and no slide is ever hidden. `Carousel.client.ts` adds buttons, dots, rotation and
 * announcements; to change slides it scrolls.
 */
export function Carousel(props: CarouselProps) {
  const { label, size = 'card', items, words, intervalMs, lockMs = 0 } = props;
  return (
    <section
      className={styles.carousel}
      data-driver={items.length > 1 ? 'carousel' : undefined}
      data-interval={intervalMs}
      data-lock={lockMs}
      data-size={size}
      aria-label={label}
      aria-roledescription={words.kind}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard (WCAG 2.1.1) */}
      <ul data-part="row" className={styles.row} aria-label={label} tabIndex={0} data-print="flat">
        {items.map(({ id, position, content }) => (
          <li key={id} className={styles.item}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a slide */}
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={position}
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      <span data-visually-hidden data-part="live" aria-live="polite">
        {' '}
      </span>
      {items.length > 1 && (
        <div className={styles.foot}>
          <CarouselControls words={words} items={items} />
        </div>
      )}
    </section>
  );
}

/** `Carousel.client.ts` handles these, updates the buttons' labels and marks the current dot. */
function CarouselControls({ words, items }: Pick<CarouselProps, 'words' | 'items'>) {
  return (
    <div
      className={carouselControlsStyles.controls}
      data-row
      data-needs="enhanced"
      data-print="hide"
    >
      <div className={carouselControlsStyles.group}>
        <button
          type="button"
          className={carouselControlsStyles.control}
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
      <div className={carouselControlsStyles.group}>
        {items.map(({ id, goTo, shown }, index) => (
          <button
            key={id}
            type="button"
            className={carouselControlsStyles.dot}
            data-part="dot"
            data-shown={shown}
            aria-label={goTo}
            aria-current={index === 0}
          />
        ))}
      </div>
    </div>
  );
}

function Step({ part, icon, label }: { part: string; icon: IconName; label: string }) {
  return (
    <button
      type="button"
      className={carouselControlsStyles.control}
      data-part={part}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
