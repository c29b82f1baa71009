import { factValue } from '../content/collection.ts';
import { plain } from '../content/json.ts';
import { type Placeholder, placeholdersOf } from '../content/placeholders.ts';
import { withVenues } from '../content/scope.ts';
import type { Facts } from '../content/types.ts';
import type { Format, Formats } from './format.ts';

/** Writes facts into all texts of a file. */
export type FillTexts = <T>(texts: T, facts: Facts) => T;

/**
 * Fills texts in once, before they reach a browser: each `{{fact.path, format}}` becomes the fact as
 * it is written. `{{$page}}` stays behind as i18next's own `{{page}}`: only the running page knows it.
 * @param language BCP 47 tag, such as `it-IT`
 * @throws RangeError when a text names no fact or form, TypeError when a form does not suit it
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
    (all, one) => all.slice(0, one.start) + written(one, text, facts, formats) + all.slice(one.end),
    text,
  );
}

function written(
  { kind, name, format, typed }: Placeholder,
  text: string,
  facts: Facts,
  formats: ReadonlyMap<string, Format>,
): string {
  if (kind === 'variable' && format === undefined) return `{{${name}}}`;
  // One brace alone is a sign like any other.
  if (kind === 'broken' && !typed.startsWith('{{')) return typed;
  const value = kind === 'fact' ? factValue(plain(facts), name) : undefined;
  if (value === undefined) throw new RangeError(`no fact for ${typed} in «${text}»`);
  if (format === undefined) return String(value);
  const known = formats.get(format);
  if (!known) throw new RangeError(`no form ${format}`);
  return known.write(value);
}

/**
 * A counted word with a form for each count. Italian has one of its own for millions (`many`), which
 * nobody writes: without it i18next would find nothing to print.
 */
function withEveryForm(group: object, forms: readonly string[]): object {
  if (!('one' in group && 'other' in group)) return group;
  return { ...Object.fromEntries(forms.map((form) => [form, group.other])), ...group };
}
