import { Icon } from '../../../components/icons/Icon.tsx';
import { fillIn } from '../../../content/placeholders.ts';
import type { GeneratorTexts, Writing } from '../generator-words.ts';
import styles from './PostReview.module.css';
import {
  type PostFlag,
  type PostLimits,
  type PostReview as Review,
  reviewPost,
} from './review-post.ts';

export interface PostReviewProps {
  text: string;
  limits: PostLimits;
  texts: GeneratorTexts['review'];
  write: Writing;
}

type Part = keyof GeneratorTexts['review']['counts'];

const FLAGS_OF: Readonly<Record<Part, readonly PostFlag[]>> = {
  title: ['titleMissing', 'titleTooLong'],
  subtitle: ['subtitleMissing', 'subtitleTooLong'],
  paragraphs: ['tooFewParagraphs', 'tooManyParagraphs'],
  post: ['postTooLong'],
  date: ['dateMissing', 'dateNotReal'],
  hashtags: ['hashtagsMissing'],
};

const PARTS: readonly Part[] = ['title', 'subtitle', 'paragraphs', 'post', 'date', 'hashtags'];

/** What the post has of all that was asked for, counted, and in words what is wrong. */
export function PostReview({ text, limits, texts, write }: PostReviewProps) {
  const review = reviewPost(text, limits);
  const values = valuesOf(review, limits, texts, write);
  return (
    <section className={styles.review} aria-labelledby="generator-review">
      <h4 id="generator-review" className={styles.title}>
        {texts.title}
      </h4>
      <ul className={styles.flags}>
        {review.flags.map((flag) => (
          <li key={flag} className={styles.flag}>
            <Icon name="warning" />
            <span>{texts.flags[flag]}</span>
          </li>
        ))}
        {review.flags.length === 0 && (
          <li className={styles.good}>
            <Icon name="check" />
            <span>{texts.good}</span>
          </li>
        )}
      </ul>
      <dl className={styles.counts}>
        {PARTS.map((part) => (
          <div
            key={part}
            data-wrong={FLAGS_OF[part].some((flag) => review.flags.includes(flag)) || undefined}
          >
            <dt>{texts.counts[part]}</dt>
            <dd>{values[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function valuesOf(
  { parts, ...counts }: Review,
  limits: PostLimits,
  { outOf, none }: PostReviewProps['texts'],
  write: Writing,
): Readonly<Record<Part, string>> {
  const share = (current: number, limit: number) =>
    fillIn(outOf, { current: write.number(current), limit: write.number(limit) });
  return {
    title: share(counts.title, limits.title.maxCharacters),
    subtitle: share(counts.subtitle, limits.subtitle.maxCharacters),
    paragraphs: share(counts.paragraphs, limits.paragraphs.max),
    post: share(counts.post, limits.post.maxCharacters),
    date: parts.dates[0] ?? none,
    hashtags: parts.hashtags.length > 0 ? write.number(parts.hashtags.length) : none,
  };
}
