import type { Mention } from './mention.ts';
import type { TextPlace } from './subject.ts';

/** A place whose text has lost a value: what is counted is no subject. */
export function without({ start, end }: Mention, place: TextPlace): TextPlace {
  const { text } = place;
  return { ...place, text: text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) };
}

/** The weekday of a date is no subject: «Ultimo giorno: lunedì 23» says no more than «il 23». */
export function withoutWeekday({ start, end, form }: Mention, place: TextPlace): TextPlace {
  if (!form?.weekday) return place;
  const { text } = place;
  const rest = text.slice(start, end).replace(/^\p{L}+/u, (name) => ' '.repeat(name.length));
  return { ...place, text: text.slice(0, start) + rest + text.slice(end) };
}

/** What a bare number counts stands beside it, within so many characters. */
const FAR = 200;
const BESIDE = /(?:[\p{L}\d]+[^\p{L}\d.;:!?]+){0,5}$/u;
const BEHIND = /^(?:[^\p{L}\d.;:!?]+[\p{L}\d]+){0,3}/u;

export function nearby({ start, end }: Mention, place: TextPlace): TextPlace {
  const { text } = place;
  const before = BESIDE.exec(text.slice(Math.max(0, start - FAR), start))?.[0] ?? '';
  const after = BEHIND.exec(text.slice(end, end + FAR))?.[0] ?? '';
  const own = before + ' '.repeat(end - start) + after;
  return { ...place, text: own.padStart(start - before.length + own.length) };
}
