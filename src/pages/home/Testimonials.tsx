import { Testimonial } from '../../components/cards/Testimonial.tsx';
import { Carousel } from '../../components/carousel/Carousel.tsx';
import { StatList } from '../../components/lists/StatList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useHomePage } from '../../layout/template-pages.ts';
import { useCarousel } from '../shared/use-carousel.ts';

/** Rapid clicks count once (specification, section 9). */
const LOCK_MS = 500;

/** Words for people only: reviews without a checked source are not told to search engines. */
export function Testimonials() {
  const { page, t } = useHomePage();
  const { anchor } = page.testimonials;
  return (
    <Section id={anchor} heading={t('testimonials.title')} tone="pool" edge>
      <Statistics />
      <Carousel
        label={t('testimonials.label')}
        {...useCarousel(useTestimonials())}
        lockMs={LOCK_MS}
      />
    </Section>
  );
}

/** A number of which nobody tells source and year is not shown. */
function Statistics() {
  const { page, t } = useHomePage();
  const sourced = page.testimonials.statistics
    .map((id) => ({ id, ...t(`testimonials.statistics.${id}`) }))
    .filter(({ source }) => source !== undefined);
  return sourced.length > 0 && <StatList stats={sourced} />;
}

function useTestimonials() {
  const { t, facts, write } = useHomePage();
  return Object.entries(facts.testimonials.testimonials).map(([id, testimonial]) => {
    const words = t(`testimonials.items.${id}`);
    const stars = t('testimonials.rating', { rating: write('number', testimonial.rating) });
    return { id, title: words.highlight, content: <Testimonial {...words} rating={stars} /> };
  });
}
