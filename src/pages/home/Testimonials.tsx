import { Testimonial } from '../../components/cards/Testimonial.tsx';
import { Carousel } from '../../components/carousel/Carousel.tsx';
import { StatList } from '../../components/lists/StatList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { carouselSlides, ROTATION_MS } from '../carousel-slides.ts';

/** Rapid clicks count once (specification, section 9). */
const LOCK_MS = 500;

/** Words for people only: reviews without a checked source are not told to search engines. */
export function Testimonials() {
  const { page, texts, shared, write } = usePage('home');
  const { anchor, statistics } = page.testimonials;
  const { title, label, statistics: figures } = texts.testimonials;
  return (
    <Section id={anchor} heading={title} tone="pool" edge>
      <StatList stats={statistics.map((id) => ({ id, ...lookUp(figures, id) }))} />
      <Carousel
        label={label}
        items={carouselSlides(useTestimonials(), shared.carousel, write)}
        words={shared.carousel}
        intervalMs={ROTATION_MS}
        lockMs={LOCK_MS}
      />
    </Section>
  );
}

function useTestimonials() {
  const { texts, facts, write } = usePage('home');
  const { items, rating } = texts.testimonials;
  return Object.entries(facts.testimonials.testimonials).map(([id, testimonial]) => {
    const words = lookUp(items, id);
    const stars = fillIn(rating, { rating: write('number', testimonial.rating) });
    return { id, title: words.highlight, content: <Testimonial {...words} rating={stars} /> };
  });
}
