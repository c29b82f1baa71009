import type { Facts } from '../../../content/types.ts';
import { isCalendarDate } from '../../../time/calendar.ts';
import { countCharacters } from '../../graphemes.ts';
import { type PostParts, splitPost } from './split-post.ts';

/** The limits of a post; lengths are in visible characters. */
export type PostLimits = Pick<Facts['generator'], 'title' | 'subtitle' | 'paragraphs' | 'post'>;

/** Instructions that the model did not follow. */
export type PostFlag =
  | 'titleMissing'
  | 'titleTooLong'
  | 'subtitleMissing'
  | 'subtitleTooLong'
  | 'tooFewParagraphs'
  | 'tooManyParagraphs'
  | 'callToActionMissing'
  | 'dateMissing'
  | 'dateNotReal'
  | 'hashtagsMissing'
  | 'postTooLong';

export interface ReviewedPost {
  readonly parts: PostParts;
  readonly title: number;
  readonly subtitle: number;
  readonly paragraphs: number;
  readonly post: number;
  readonly flags: readonly PostFlag[];
}

/** Checks a post against the limits in the prompt. */
export function reviewPost(text: string, limits: PostLimits): ReviewedPost {
  const parts = splitPost(text);
  const counts = {
    title: countCharacters(parts.title ?? ''),
    subtitle: countCharacters(parts.subtitle ?? ''),
    paragraphs: parts.body.length,
    post: countCharacters(text),
  };
  const { paragraphs } = limits;
  const flags: readonly (readonly [PostFlag, boolean])[] = [
    ['titleMissing', counts.title === 0],
    ['titleTooLong', counts.title > limits.title.maxCharacters],
    ['subtitleMissing', counts.subtitle === 0],
    ['subtitleTooLong', counts.subtitle > limits.subtitle.maxCharacters],
    ['tooFewParagraphs', counts.paragraphs < paragraphs.min],
    ['tooManyParagraphs', counts.paragraphs > paragraphs.max],
    ['callToActionMissing', parts.callToAction === undefined],
    ['dateMissing', parts.dates.length === 0],
    ['dateNotReal', parts.dates.some((date) => !isRealDate(date))],
    ['hashtagsMissing', parts.hashtags.length === 0],
    ['postTooLong', counts.post > limits.post.maxCharacters],
  ];
  return { parts, ...counts, flags: flags.filter(([, holds]) => holds).map(([flag]) => flag) };
}

/** @param date as dd/mm/yyyy */
function isRealDate(date: string): boolean {
  return isCalendarDate(date.split('/').reverse().join('-'));
}
