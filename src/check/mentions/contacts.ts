import { mention, pattern, wholeOf } from './find.ts';
import type { Mention } from './mention.ts';

const EMAIL = pattern('[\\p{L}\\d._%+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+');
const URL = pattern(
  '(?:https?://|www\\.)[^\\s«»“”"()<>\\uFFFC]*[^\\s«»“”"()<>\\uFFFC.,;:!?]|(?<![\\p{L}\\d.@-])(?:[a-z\\d-]+\\.)+(?:it|com|org|net|eu|example)(?:/[^\\s«»“”"()<>\\uFFFC]*[^\\s«»“”"()<>\\uFFFC.,;:!?])?(?![\\p{L}\\d])',
);
const PHONE = pattern(
  '(?<![\\p{L}\\d]|\\d[./-])(?!\\d{1,2}[/.]\\d{1,2}\\s?[-–]\\s?\\d{1,2}[/.]\\d{1,2}(?!\\d)|\\d{1,2}([/.-])\\d{1,2}\\1\\d{2,4}(?!\\d)|\\d{4}-\\d\\d?-\\d\\d?(?!\\d))(?:(?:\\+|00)\\s?\\d(?:[\\s./-]?\\d){6,13}|(?:0\\d{1,3}|3\\d{2})(?:[\\s./-]?\\d){5,8})(?![\\d\\p{L}%€])',
);

/** E-mail addresses, as typed in lower case. */
export function emailsIn(text: string): Mention[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(EMAIL)].map((match) =>
    mention(text, 'email', wholeOf(match), match[0].toLowerCase()),
  );
}

const MAY_BE_URL = /:\/\/|\.[a-z]/i;

/** Web addresses, with or without their scheme. */
export function urlsIn(text: string): Mention[] {
  if (!MAY_BE_URL.test(text)) return [];
  return [...text.matchAll(URL)].map((match) => mention(text, 'url', wholeOf(match), match[0]));
}

/** Phone numbers, in international form without spaces. */
export function phonesIn(text: string): Mention[] {
  return [...text.matchAll(PHONE)].map((match) =>
    mention(text, 'phone', wholeOf(match), phoneValue(match[0])),
  );
}

/** `06 0000 0001`, `+39 06 00000001` and `0039 0600000001` are one number: `+390600000001`. */
export function phoneValue(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return digits.startsWith('+') ? digits : `+39${digits}`;
}
