import { Icon } from '../../../components/icons/Icon.tsx';
import type { StaffTexts } from '../../../content/types.ts';
import { usePage } from '../../../layout/site-context.tsx';
import styles from './PostReview.module.css';
import {
  type PostFlag,
  type PostLimits,
  type ReviewedPost as Review,
  reviewPost,
} from './review-post.ts';

type Part = keyof StaffTexts['generator']['review']['counts'];

/** The parts in the order of the post, and what can be wrong with each. */
const PARTS: readonly (readonly [Part, ...PostFlag[]])[] = [
  ['title', 'titleMissing', 'titleTooLong'],
  ['subtitle', 'subtitleMissing', 'subtitleTooLong'],
  ['paragraphs', 'tooFewParagraphs', 'tooManyParagraphs'],
  ['post', 'postTooLong'],
  ['date', 'dateMissing', 'dateNotReal'],
  ['hashtags', 'hashtagsMissing'],
];

/** Shows the counts for each part of the post, and what is wrong with it. */
export function PostReview({ text, limits }: { text: string; limits: PostLimits }) {
  const { t } = usePage<'staff'>();
  const review = reviewPost(text, limits);
  const values = useValues(review, limits);
  return (
    <section className={styles.review} data-stack="2" aria-labelledby="generator-review">
      <h4 id="generator-review" data-step="1">
        {t('generator.review.title')}
      </h4>
      <ul className={styles.flags}>
        {review.flags.map((flag) => (
          <li key={flag} className={styles.flag}>
            <Icon name="warning" />
            <span>{t(`generator.review.flags.${flag}`)}</span>
          </li>
        ))}
        {review.flags.length === 0 && (
          <li className={styles.good}>
            <Icon name="check" />
            <span>{t('generator.review.good')}</span>
          </li>
        )}
      </ul>
      <dl className={styles.counts}>
        {PARTS.map(([part, ...flags]) => (
          <div
            key={part}
            data-wrong={flags.some((flag) => review.flags.includes(flag)) || undefined}
          >
            <dt>{t(`generator.review.counts.${part}`)}</dt>
            <dd>{values[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useValues(
  { parts, ...counts }: Review,
  limits: PostLimits,
): Readonly<Record<Part, string>> {
  const { t, format } = usePage<'staff'>();
  const none = t('generator.review.none');
  const share = (current: number, limit: number) =>
    t('generator.review.outOf', {
      current: format('number', current),
      limit: format('number', limit),
    });
  return {
    title: share(counts.title, limits.title.maxCharacters),
    subtitle: share(counts.subtitle, limits.subtitle.maxCharacters),
    paragraphs: share(counts.paragraphs, limits.paragraphs.max),
    post: share(counts.post, limits.post.maxCharacters),
    date: parts.dates[0] ?? none,
    hashtags: parts.hashtags.length > 0 ? format('number', parts.hashtags.length) : none,
  };
}
