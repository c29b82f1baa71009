import { factValue } from '../content/collection.ts';
import { asJsonObject } from '../content/json.ts';
import { type Placeholder, placeholdersOf } from '../content/placeholders.ts';
import { withVenues } from '../content/scope.ts';
import type { Facts } from '../content/types.ts';
import type { Format, Formats } from './format.ts';

/** Fills facts into all texts of a file. */
export type FillTexts = <T>(texts: T, facts: Facts) => T;

/**
 * Fills in texts before they reach a browser: `{{fact.path, format}}` becomes the formatted fact,
 * `{{$page}}` becomes i18next's `{{page}}`, which the page fills in at runtime.
 * @param language BCP 47 tag, such as `it-IT`
 * @throws RangeError for an unknown fact or format, TypeError for a value that the format rejects
 */
export function createFiller(language: string, formats: Formats): FillTexts {
  const byName = new Map<string, Format>(Object.entries(formats));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const fill = (value: unknown, facts: Facts): unknown => {
    if (typeof value === 'string') return filledText(value, facts, byName);
    if (Array.isArray(value)) return value.map((item) => fill(item, facts));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(withEveryForm(value, forms)).map(([key, child]) => [key, fill(child, facts)]),
    );
  };
  return (texts, facts) => fill(texts, withVenues(facts)) as typeof texts;
}

function filledText(text: string, facts: Facts, formats: ReadonlyMap<string, Format>): string {
  return placeholdersOf(text).reduceRight(
    (all, placeholder) =>
      all.slice(0, placeholder.start) +
      fillPlaceholder(placeholder, text, facts, formats) +
      all.slice(placeholder.end),
    text,
  );
}

function fillPlaceholder(
  { kind, name, format, typed }: Placeholder,
  text: string,
  facts: Facts,
  formats: ReadonlyMap<string, Format>,
): string {
  if (kind === 'variable' && format === undefined) return `{{${name}}}`;
  // A single brace is ordinary text.
  if (kind === 'broken' && !typed.startsWith('{{')) return typed;
  const value = kind === 'fact' ? factValue(asJsonObject(facts), name) : undefined;
  if (value === undefined) throw new RangeError(`no fact for ${typed} in "${text}"`);
  if (format === undefined) return String(value);
  const known = formats.get(format);
  if (!known) throw new RangeError(`no format ${format}`);
  return known.format(value);
}

/**
 * Adds the missing plural forms of a counted word, as copies of `other`. Italian has `many` for
 * millions, which nobody writes; without it i18next would find no text.
 */
function withEveryForm(group: object, forms: readonly string[]): object {
  if (!('one' in group && 'other' in group)) return group;
  return { ...Object.fromEntries(forms.map((form) => [form, group.other])), ...group };
}
