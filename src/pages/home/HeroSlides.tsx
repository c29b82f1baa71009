import { Actions } from '../../components/actions/Action.tsx';
import { Carousel } from '../../components/carousel/Carousel.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { Picture } from '../../components/page/Picture.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { HomePage, HomeTexts } from '../../content/types.ts';
import { byClock, useDeadlinePassed } from '../../layout/clock/use-clock.ts';
import { untilClosing } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { deadlineEnd } from '../../time/rome.ts';
import { useCarousel } from '../shared/use-carousel.ts';
import styles from './HeroSlides.module.css';

export function HeroSlides() {
  const { t } = usePage<'home'>();
  const slides = useHeroSlides().map((slide, index) => ({
    id: slide.id,
    title: slide.words.title,
    content: <HeroSlide slide={slide} index={index} />,
  }));
  return (
    <div className={styles.slides}>
      <Carousel label={t('hero.label')} size="page" {...useCarousel(slides)} />
    </div>
  );
}

const tones: readonly Tone[] = ['sheet', 'pool', 'pine'];

interface HeroSlideProps {
  slide: ShownSlide;
  /** From 0. Only the first picture is fetched at once, unless another is above it. */
  index: number;
}

/** A scene, and a panel with words over its lower edge. */
function HeroSlide({ slide, index }: HeroSlideProps) {
  const { page, t, facts, picture, destination } = usePage<'home'>();
  const { words } = slide;
  const features = slide.features.map(({ id, icon }) => ({
    icon,
    text: t(`hero.features.${id}`),
  }));
  return (
    <div
      className={styles.slide}
      data-print="flat"
      {...byClock(deadlineEnd(facts.discounts.chain.deadline))}
    >
      <div className={styles.scene} data-print="hide">
        <Picture
          picture={{ ...picture(slide.picture), alt: words.pictureAlt }}
          lazy={index > 0 || page.glance.picture !== undefined}
        />
      </div>
      <div
        className={styles.sheet}
        data-tone={tones[index % tones.length]}
        data-paper="b"
        data-print="flat"
      >
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <p>{words.description}</p>
        <div className={styles.features}>
          <BulletList items={features} />
        </div>
        <Actions
          actions={[
            {
              label: words.primary,
              variant: 'quiet',
              ...destination(slide.primary),
              ...(slide.untilClosing && { season: untilClosing }),
            },
            { label: words.secondary, variant: 'quiet', ...destination(slide.secondary) },
          ]}
        />
      </div>
    </div>
  );
}

/** A slide with its words. */
type ShownSlide = HomePage['hero']['slides'][number] & {
  words: HomeTexts['hero']['slides'][string];
};

/** The slides; after the chain's deadline its slide says that it is over. */
function useHeroSlides(): ShownSlide[] {
  const { page, t, facts } = usePage<'home'>();
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
