import type { ReactNode } from 'react';
import styles from './Carousel.module.css';

export interface CarouselProps {
  label: string;
  /** "page": one item fills the window; "card": several lie side by side. */
  size?: 'page' | 'card' | undefined;
  items: { id: string; content: ReactNode }[];
}

/** A row one can push along by hand, wheel or arrow keys; nothing in it depends on JavaScript. */
export function Carousel({ label, size = 'card', items }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.viewport} data-size={size} aria-label={label} tabIndex={0}>
      <ul className={styles.track}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
