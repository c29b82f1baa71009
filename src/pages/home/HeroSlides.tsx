import { Carousel } from '../../components/carousel/Carousel.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { carouselSlides, ROTATION_MS } from '../carousel-slides.ts';
import { HeroSlide } from './HeroSlide.tsx';
import styles from './HeroSlides.module.css';
import { useHeroSlides } from './use-hero-slides.ts';

export function HeroSlides() {
  const { texts, shared, write } = usePage('home');
  const slides = useHeroSlides().map((slide, place) => ({
    id: slide.id,
    title: slide.words.title,
    content: <HeroSlide slide={slide} place={place} />,
  }));
  return (
    <div className={styles.slides}>
      <Carousel
        label={texts.hero.label}
        size="page"
        items={carouselSlides(slides, shared.carousel, write)}
        words={shared.carousel}
        intervalMs={ROTATION_MS}
      />
    </div>
  );
}
