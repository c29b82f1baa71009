import type { ReactNode } from 'react';
import type { CarouselSlide } from '../components/carousel/Carousel.tsx';
import { fillIn } from '../content/placeholders.ts';
import type { LayoutTexts } from '../content/types.ts';
import type { PageContextValue } from '../layout/page-context.tsx';

/** How long a slide stays before the next one comes by itself (specification, section 9). */
export const ROTATION_MS = 5000;

interface Named {
  id: string;
  /** What is said when the reader brings the slide into view. */
  title: string;
  content: ReactNode;
}

/** Gives slides what is said of their place: in the page, on their dots and when they are reached. */
export function carouselSlides(
  slides: readonly Named[],
  words: LayoutTexts['carousel'],
  write: PageContextValue<'home'>['write'],
): CarouselSlide[] {
  const total = write('number', slides.length);
  return slides.map(({ id, title, content }, place) => {
    const values = { current: write('number', place + 1), total, title };
    return {
      id,
      content,
      position: fillIn(words.position, values),
      shown: fillIn(words.shown, values),
      goTo: fillIn(words.goTo, values),
    };
  });
}
