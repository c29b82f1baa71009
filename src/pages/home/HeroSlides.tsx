import { Carousel } from '../../components/Carousel.tsx';
import { usePage } from '../page-context.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import styles from './HeroSlides.module.css';

export function HeroSlides() {
  const { page, texts } = usePage('home');
  return (
    <div className={styles.slides}>
      <Carousel
        label={texts.hero.label}
        size="page"
        items={page.hero.slides.map((slide, place) => ({
          id: slide.id,
          content: <HeroSlide slide={slide} place={place} />,
        }))}
      />
    </div>
  );
}
