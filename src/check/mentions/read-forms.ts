import { spanOf } from './find.ts';
import type { Form } from './forms.ts';
import type { Language } from './language.ts';
import type { Match, Reader } from './match.ts';
import type { Mention, MentionContext } from './mention.ts';
import { age, ageRange } from './read-ages.ts';
import { amount, percent, rating } from './read-amounts.ts';
import {
  date,
  dateList,
  datePair,
  dateRange,
  day,
  dayRange,
  month,
  monthRange,
  weekday,
  weekdayRange,
  year,
} from './read-days.ts';
import { duration } from './read-durations.ts';
import { time, timeRange } from './read-hours.ts';
import { nth, partOfMonth } from './read-orders.ts';
import type { Values } from './values.ts';

/** A text as seen, and what is left of it to be read: found values hidden, numbers in words masked. */
export interface Reading {
  readonly text: string;
  readonly left: string;
}

/** The groups of a match in the words of the text. */
export function groupsOf(
  match: RegExpMatchArray,
  text: string,
): Readonly<Record<string, string | undefined>> {
  const places = Object.entries(match.indices?.groups ?? {});
  return Object.fromEntries(places.map(([name, place]) => [name, place && text.slice(...place)]));
}

/** What the forms of a step find in a text, overlaps and all. */
export function readForms(
  { text, left }: Reading,
  forms: readonly Form[],
  values: Values,
  language: Language,
  context: MentionContext,
): Mention[] {
  return forms.flatMap(({ kind, pattern, faint }) => {
    const read = READERS[kind];
    if (!read) return [];
    return pattern.in(left).flatMap((found) => {
      const match: Match = {
        text,
        left,
        groups: groupsOf(found, text),
        span: spanOf(found, 'm'),
        faint,
        spanOf: (group) => spanOf(found, group),
        values,
        language,
        context,
      };
      const mentions = read(match);
      return faint ? mentions.map((one) => ({ ...one, faint })) : mentions;
    });
  });
}

const READERS: Readonly<Record<string, Reader>> = {
  money: amount,
  percent,
  rating,
  date,
  dateRange,
  dateList,
  datePair,
  monthRange,
  month,
  week: partOfMonth('week'),
  weekdayOfMonth: partOfMonth('weekdayOfMonth'),
  ageRange,
  age,
  time,
  timeRange,
  dayRange,
  day,
  year,
  duration,
  weekday,
  weekdayRange,
  nth,
};
