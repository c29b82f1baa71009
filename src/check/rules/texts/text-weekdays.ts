import { type JsonObject, valueAt } from '../../../content/json.ts';
import { memoizeEach } from '../../../content/memoize.ts';
import type { Placeholder } from '../../../content/placeholders.ts';
import type { Span } from '../../../content/span.ts';
import { isCalendarDate, WEEKDAYS, type Weekday, weekdayOf } from '../../../time/calendar.ts';
import { errorAt, type Finding } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { sentencesOf, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** A weekday typed in a text matches the value beside it. */
export const textWeekdays: Check = (project) =>
  textFiles(project).flatMap(({ document, locale, pageId }) => {
    const weekdaysIn = weekdayFinder(project, locale);
    if (weekdaysIn === undefined) return [];
    const texts = textsOf(document).map((typed) => ({ typed, found: weekdaysIn(typed.text) }));
    if (texts.every(({ found }) => found.length === 0)) return [];
    const facts = project.factsOn(pageId);
    return texts.flatMap(({ typed, found }) => wrongIn(typed, found, facts));
  });

function wrongIn(typed: TypedText, found: readonly WeekdayWord[], facts: JsonObject): Finding[] {
  return [
    ...found.flatMap((word) => besideValue(typed, word, facts)),
    ...wrongLabel(typed, found),
    ...wrongWeek(typed, found),
  ];
}

/** «mercoledì {{…, dayMonth}}», «{{…, date}} (mercoledì)», «sabato: {{hours….saturday, …}}». */
function besideValue(
  { document, text, pointer, placeholders }: TypedText,
  word: WeekdayWord,
  facts: JsonObject,
): Finding[] {
  const beside = placeholders.find(
    ({ start, end }) =>
      /^(?:\s*(?:[,:]\s*)?|\s+\p{L}{1,3}['’]?\s*)$/u.test(between(text, word.end, start)) ||
      /^\s*(?:,\s*)?\($/.test(between(text, end, word.start)),
  );
  const weekday = beside && weekdayOfValue(beside, facts);
  if (!beside || weekday === undefined || weekday === word.weekday) return [];
  const place = document.locateWithin(pointer, word.start, word.end);
  const args = { found: word.typed, fact: beside.name, weekday };
  return [errorAt(place, 'text-weekday', args, { fact: beside.name })];
}

export function between(text: string, from: number, to: number): string {
  return from <= to ? text.slice(from, to) : '\0';
}

/** The weekday of a date, or the one in the fact's path. */
function weekdayOfValue({ name }: Placeholder, facts: JsonObject): Weekday | undefined {
  const steps = name.split('.');
  const value = valueAt(facts, steps);
  if (typeof value === 'string' && isCalendarDate(value)) return weekdayOf(value);
  return WEEKDAYS.find((weekday) => steps.includes(weekday));
}

/** The label of an entry keyed by a weekday: `"saturday": { "label": "Sabato" }`. */
function wrongLabel(
  { document, text, pointer }: TypedText,
  [word]: readonly WeekdayWord[],
): Finding[] {
  if (!word) return [];
  const steps = pointer.split('/');
  const weekday = WEEKDAYS.find((day) => steps.includes(day));
  if (weekday === undefined || weekday === word.weekday) return [];
  if (word.typed.length !== text.length) return [];
  const args = { found: word.typed, fact: weekday, weekday };
  return [errorAt(document.locate(pointer), 'text-weekday', args)];
}

const FROM = /\b(?:dal?|dalla|from)\s+$/i;
const TO = /^\s+(?:fino\s+)?(?:al?|alla|to|until|through)\s+$/i;

/** A sentence about the office, which has other opening days than the camp. */
const OFFICE = /segreteri|uffici|\boffice\b/i;

/** «dal lunedì al venerdì»: the camp is open from Monday to Friday (regulations, section 1). */
function wrongWeek(
  { document, text, pointer }: TypedText,
  found: readonly WeekdayWord[],
): Finding[] {
  return found.slice(1).flatMap((last, index): Finding[] => {
    const first = found[index];
    if (!first || !FROM.test(text.slice(0, first.start))) return [];
    if (!TO.test(text.slice(first.end, last.start))) return [];
    if (first.weekday === 'monday' && last.weekday === 'friday') return [];
    const span = { start: first.start, end: last.end };
    const sentence = sentencesOf(text).find(
      (sentence) => sentence.start <= span.start && span.end <= sentence.end,
    );
    if (OFFICE.test(sentence?.text ?? text)) return [];
    const args = { found: text.slice(span.start, span.end) };
    return [errorAt(document.locateWithin(pointer, span.start, span.end), 'text-week', args)];
  });
}

/** The name of a weekday in a text. */
export type WeekdayWord = Span & { readonly weekday: Weekday; readonly typed: string };

/** Finds the names of weekdays in texts of a language, with or without their accents. */
export const weekdayFinder = memoizeEach((project: Project, locale: string) => {
  const formats = formatsOf(project, locale);
  if (formats === undefined) return undefined;
  const names = WEEKDAYS.map((day) => [withoutAccents(formats.weekday.format(day)), day] as const);
  const weekdays = new Map(names);
  const anyAccent = names.map(([name]) => name.replace(/i$/, '[iìí]'));
  const pattern = new RegExp(`(?:${anyAccent.join('|')})(?!\\p{L})`, 'giu');
  /** A quick test before the full pattern, which is slow on long texts. */
  const stems = new RegExp(names.map(([name]) => name.replace(/i$/, '')).join('|'), 'i');
  return (text: string): WeekdayWord[] => {
    if (!stems.test(text)) return [];
    return [...text.matchAll(pattern)].flatMap(({ 0: typed, index: start }) => {
      const weekday = weekdays.get(withoutAccents(typed));
      const startsWord = !/\p{L}$/u.test(text.slice(0, start));
      return weekday === undefined || !startsWord
        ? []
        : [{ weekday, typed, start, end: start + typed.length }];
    });
  };
});

function withoutAccents(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
