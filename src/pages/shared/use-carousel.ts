import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarouselProps } from '../../components/carousel/Carousel.tsx';
import { useAnyPage } from '../../layout/site-context.tsx';

/** How long a slide stays before the next one; fixed by the owner's specification. */
const ROTATION_MS = 5000;

interface Named {
  id: string;
  /** Read aloud when the visitor brings the slide into view. */
  title: string;
  content: ReactNode;
}

/**
 * Adds to each slide the texts with its position: its label, its dot's label, and its announcement.
 */
export function useCarousel(
  slides: readonly Named[],
): Pick<CarouselProps, 'items' | 'words' | 'intervalMs'> {
  const { t } = useTranslation('layout');
  const { format } = useAnyPage();
  const total = format('number', slides.length);
  return {
    intervalMs: ROTATION_MS,
    words: {
      kind: t('carousel.kind'),
      slide: t('carousel.slide'),
      previous: t('carousel.previous'),
      next: t('carousel.next'),
      pause: t('carousel.pause'),
      play: t('carousel.play'),
    },
    items: slides.map(({ id, title, content }, index) => {
      const values = { current: format('number', index + 1), total, title };
      return {
        id,
        content,
        position: t('carousel.position', values),
        shown: t('carousel.shown', values),
        goTo: t('carousel.goTo', values),
      };
    }),
  };
}
