import type { HomePage, HomeTexts } from '../../content/types.ts';
import { useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { useHomePage } from '../../layout/template-pages.ts';

/** A slide with its words. */
export type ShownSlide = HomePage['hero']['slides'][number] & {
  words: HomeTexts['hero']['slides'][string];
};

/** The slides; after its deadline the chain discount is told as past, and not offered any more. */
export function useHeroSlides(): ShownSlide[] {
  const { page, t, facts } = useHomePage();
  const { slides, chainEnded } = page.hero;
  const isChainEnded = useDeadlinePassed(facts.discounts.chain.deadline);
  return slides.map((slide) => {
    const words = t(`hero.slides.${slide.id}`);
    if (!isChainEnded || slide.id !== chainEnded.slide) return { ...slide, words };
    const { features, primary, secondary } = chainEnded;
    return {
      ...slide,
      features,
      primary,
      secondary,
      words: { ...words, ...t('hero.chainEnded') },
    };
  });
}
