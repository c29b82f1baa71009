import { Carousel } from '../../components/carousel/Carousel.tsx';
import { KeyFigures } from '../../components/lists/KeyFigures.tsx';
import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { useCarousel } from '../shared/use-carousel.ts';
import styles from './Testimonials.module.css';

/** Rapid clicks count once; fixed by the owner's specification. */
const LOCK_MS = 500;

/** No structured data: the source of these reviews is not checked. */
export function Testimonials() {
  const { page, t } = usePage<'home'>();
  const { anchor, statistics } = page.testimonials;
  return (
    <Section id={anchor} heading={t('testimonials.title')} tone="pool" edge>
      <KeyFigures
        figures={statistics.map((id) => ({ id, ...t(`testimonials.statistics.${id}`) }))}
      />
      <Carousel
        label={t('testimonials.label')}
        {...useCarousel(useTestimonials())}
        lockMs={LOCK_MS}
      />
    </Section>
  );
}

/** Each with a highlight in large letters, and its rating in words for screen readers. */
function useTestimonials() {
  const { t, facts, format } = usePage<'home'>();
  return Object.entries(facts.testimonials.testimonials).map(([id, { rating }]) => {
    const { highlight, text, author, role } = t(`testimonials.items.${id}`);
    return {
      id,
      title: highlight,
      content: (
        <figure className={styles.testimonial} data-tone="sheet" data-paper="b" data-print="flat">
          <p className={styles.highlight} data-display>
            {highlight}
          </p>
          <blockquote>{text}</blockquote>
          <figcaption className={styles.caption}>
            <span className={styles.author}>{author}</span>
            {role && <span>{role}</span>}
            <span className={styles.rating}>
              {t('testimonials.rating', { rating: format('number', rating) })}
            </span>
          </figcaption>
        </figure>
      ),
    };
  });
}
