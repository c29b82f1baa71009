import { findNames } from './find-names.ts';

export type PersonalKind = 'name' | 'phone' | 'email';

/** Part of a text that may identify a child or hold a family's contact data. */
export interface PersonalDatum {
  readonly kind: PersonalKind;
  /** As it is typed. */
  readonly text: string;
  /** Where it starts in the text. */
  readonly start: number;
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const NUMBER = /(?<![\p{L}\p{N}])(\+|00)?\(?\d[\d \t./()-]{5,}\d(?![\p{L}\p{N}])/gu;
const DATE = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})(?!\d)/g;
const HOURS = /(?<!\d)\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}(?!\d)/g;

/**
 * Finds what should not be sent to the provider: full names, phone numbers, e-mail addresses. Errs
 * on the side of warning; the person decides.
 * @param known names that are not a child's: the brand, venues, shows
 */
export function findPersonalData(text: string, known: readonly string[]): PersonalDatum[] {
  const emails = [...text.matchAll(EMAIL)].map((match) => datum('email', match));
  const rest = blanked(text, EMAIL);
  const phones = [...blanked(blanked(rest, HOURS), DATE).matchAll(NUMBER)]
    .filter(([number]) => isPhone(number))
    .map((match) => datum('phone', match));
  const names = findNames(rest, known).map((name) => ({ kind: 'name' as const, ...name }));
  return [...names, ...phones, ...emails].sort((a, b) => a.start - b.start);
}

function datum(kind: PersonalKind, match: RegExpExecArray): PersonalDatum {
  return { kind, text: match[0], start: match.index };
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (typed) => '|'.repeat(typed.length));
}

/** Italian mobiles start with 3, landlines with 0; other countries with + or 00. */
function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (/^(\+|00)/.test(typed)) return digits.length >= 9 && digits.length <= 16;
  if (digits.startsWith('0')) return digits.length >= 8 && digits.length <= 11;
  const isSplitLikeCounting = typed.split(/\D+/).every((group) => group.length < 3);
  return (
    digits.startsWith('3') && digits.length >= 9 && digits.length <= 10 && !isSplitLikeCounting
  );
}
