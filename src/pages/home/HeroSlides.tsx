import { Carousel } from '../../components/carousel/Carousel.tsx';
import { useHomePage } from '../../layout/template-pages.ts';
import { useCarousel } from '../shared/use-carousel.ts';
import { HeroSlide } from './HeroSlide.tsx';
import styles from './HeroSlides.module.css';
import { useHeroSlides } from './use-hero-slides.ts';

export function HeroSlides() {
  const { t } = useHomePage();
  const slides = useHeroSlides().map((slide, place) => ({
    id: slide.id,
    title: slide.words.title,
    content: <HeroSlide slide={slide} place={place} />,
  }));
  return (
    <div className={styles.slides}>
      <Carousel label={t('hero.label')} size="page" {...useCarousel(slides)} />
    </div>
  );
}
