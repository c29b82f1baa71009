import { type ReactNode, useMemo, useReducer } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { CarouselControls, type CarouselControlsProps } from './CarouselControls.tsx';
import { AT_REST, carouselReducer } from './carousel-state.ts';
import { useRotation } from './use-rotation.ts';
import { useRow } from './use-row.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
  /** "2 di 3" */
  position: string;
  /** What is said when the reader has brought the slide into view: its place and its title. */
  shown: string;
  /** What its dot does. */
  goTo: string;
}

export interface CarouselProps {
  label: string;
  /** "page": one slide fills the row; "card": on small screens the next one looks in. */
  size?: 'page' | 'card' | undefined;
  items: CarouselSlide[];
  words: CarouselControlsProps['words'] & { kind: string; slide: string };
  /** How long a slide stays before the next one comes by itself (milliseconds). */
  intervalMs: number;
  /** For how long after a command further ones are ignored (milliseconds). */
  lockMs?: number | undefined;
}

/**
 * A row that scrolls natively, also without JavaScript: fingers, wheel, arrow keys, text search and
 * focus move it as they move any page, and no slide is ever hidden from anybody. The script only
 * pushes it along (specification, section 9: rotation and lock).
 */
export function Carousel(props: CarouselProps) {
  const { label, size = 'card', items, words, intervalMs, lockMs = 0 } = props;
  const count = items.length;
  const [state, dispatch] = useReducer(
    useMemo(() => carouselReducer({ count, lockMs }), [count, lockMs]),
    AT_REST,
  );
  const row = useRow(state, (index, by) => dispatch({ type: 'follow', index, by }));
  const rotation = useRotation({
    intervalMs,
    canMove: count > 1,
    restart: state.handMoves,
    onRotate: () => dispatch({ type: 'rotate' }),
  });
  const isByHand = state.by === 'button' || state.by === 'scroll';
  return (
    <section
      ref={rotation.ref}
      {...rotation.handlers}
      className={styles.carousel}
      data-size={size}
      aria-label={label}
      aria-roledescription={words.kind}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <ul {...row} className={styles.row} aria-label={label} tabIndex={0}>
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
      {/* Empty after a movement by itself: there is nothing to be read even if "off" came too late. */}
      <div aria-live={rotation.isRunning && !isByHand ? 'off' : 'polite'}>
        <VisuallyHidden>{isByHand ? items[state.index]?.shown : ''}</VisuallyHidden>
      </div>
      {count > 1 && (
        <div className={styles.foot}>
          <CarouselControls
            words={words}
            dots={items}
            index={state.index}
            isOn={rotation.isOn}
            onToggle={rotation.onToggle}
            onStep={(step) => dispatch({ type: 'step', step, at: performance.now() })}
            onShow={(index) => dispatch({ type: 'show', index, at: performance.now() })}
          />
        </div>
      )}
    </section>
  );
}
