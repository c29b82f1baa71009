import { mention, OPAQUE, pattern, spanOf, wholeOf } from './find.ts';
import type { Mention } from './mention.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const STEMS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

/** Any weekday, accents forgotten or typed as apostrophes included. */
export const ITALIAN_WEEKDAY =
  "(?:(?:luned|marted|mercoled|gioved|venerd)(?:[iìí]|i['’`])|sabato|domenica)";

const RANGE = pattern(
  `(?<!\\p{L})(?<from>${ITALIAN_WEEKDAY})(?:\\s?[-–—]\\s?|\\s+(?:al|alla|a|fino\\s+al)\\s+)(?<to>${ITALIAN_WEEKDAY})(?!\\p{L})`,
);
const ONE = pattern(`(?<!\\p{L})${ITALIAN_WEEKDAY}(?!\\p{L})`);
/** Beside a placeholder the rule `text-weekdays` holds it against the date. */
const DATED = new RegExp(`^,?\\s${OPAQUE}`);
const LABEL = new RegExp(`^\\s*(?::\\s*(?:${OPAQUE}|$)|$)`);

/** «dal lunedì al venerdì». */
export function weekdayRangesIn(text: string): Mention[] {
  return [...text.matchAll(RANGE)].map((match) => {
    const [from, to] = ['from', 'to'].map((end) => weekdayOf(match.groups?.[end] ?? ''));
    const value = { from: from ?? '', to: to ?? '' };
    const start = spanOf(match, 'from').start;
    return mention(text, 'weekdayRange', { start, end: wholeOf(match).end }, value);
  });
}

/**
 * Weekdays that stand alone. The weekend is a value only where a date or a deadline follows from it:
 * elsewhere it names the opening hours that stand beside it.
 */
export function weekdaysIn(text: string): Mention[] {
  return [...text.matchAll(ONE)].flatMap((match) => {
    const span = wholeOf(match);
    const value = weekdayOf(match[0]);
    const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
    const weekend = value === 'saturday' || value === 'sunday';
    if (weekend && !/(?:entro|fino\s+al?|ogni|evento\s+d[ei]l?)\s+(?:il\s+|la\s+)?$/iu.test(before))
      return [];
    if (DATED.test(after) || (before.trim() === '' && LABEL.test(after))) return [];
    return [mention(text, 'weekday', span, value ?? '')];
  });
}

/** The English name that facts use, whatever the ending. */
export function weekdayOf(typed: string): string | undefined {
  return DAYS[STEMS.indexOf(typed.slice(0, 3).toLowerCase())];
}
