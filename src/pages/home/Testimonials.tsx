import { Carousel } from '../../components/Carousel.tsx';
import { Section } from '../../components/Section.tsx';
import { StatList } from '../../components/StatList.tsx';
import { Testimonial } from '../../components/Testimonial.tsx';
import { lookUp } from '../../content/look-up.ts';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../page-context.tsx';

/** Words for people only: reviews without a checked source are not told to search engines. */
export function Testimonials() {
  const { page, texts } = usePage('home');
  const { anchor, statistics } = page.testimonials;
  const { title, label, statistics: figures } = texts.testimonials;
  return (
    <Section id={anchor} heading={title} tone="pool" edge>
      <StatList stats={statistics.map((id) => ({ id, ...lookUp(figures, id) }))} />
      <Carousel label={label} items={useTestimonials()} />
    </Section>
  );
}

function useTestimonials() {
  const { texts, facts, write } = usePage('home');
  const { items, rating } = texts.testimonials;
  return Object.entries(facts.testimonials.testimonials).map(([id, testimonial]) => ({
    id,
    content: (
      <Testimonial
        {...lookUp(items, id)}
        rating={fillIn(rating, { rating: write('number', testimonial.rating) })}
      />
    ),
  }));
}
