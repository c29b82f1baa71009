import i18next, { type FormatterModule } from 'i18next';
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
  const instance = i18next.createInstance().use(formatterOf(formats));
  instance.init({
    lng: language,
    initAsync: false,
    missingInterpolationHandler: keepRuntimeVariable,
    interpolation: { escapeValue: false },
  });
  const { interpolator } = instance.services;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const fill = (value: unknown, facts: Facts): unknown => {
    if (typeof value === 'string') return interpolator.interpolate(value, facts, language, {});
    if (Array.isArray(value)) return value.map((item) => fill(item, facts));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(withEveryForm(value, forms)).map(([key, child]) => [key, fill(child, facts)]),
    );
  };
  return (texts, facts) => fill(texts, withVenues(facts)) as typeof texts;
}

/** i18next's own swallows what a format throws, and would print the bare value. */
function formatterOf(formats: Formats): FormatterModule {
  const byName = new Map<string, Format>(Object.entries(formats));
  const nothing = () => {};
  return {
    type: 'formatter',
    init: nothing,
    add: nothing,
    addCached: nothing,
    format: (value, name = '') => {
      const format = byName.get(name);
      if (!format) throw new RangeError(`no form ${name}`);
      return value === undefined ? value : format.write(value);
    },
  };
}

/**
 * A counted word with a form for each count. Italian has one of its own for millions (`many`), which
 * nobody writes: without it i18next would find nothing to print.
 */
function withEveryForm(group: object, forms: readonly string[]): object {
  if (!('one' in group && 'other' in group)) return group;
  return { ...Object.fromEntries(forms.map((form) => [form, group.other])), ...group };
}

function keepRuntimeVariable(text: string, [typed]: RegExpExecArray): string {
  const name = /^\{\{\s*\$(\w+)\s*\}\}$/.exec(typed)?.[1];
  if (name === undefined) throw new RangeError(`no fact for ${typed} in «${text}»`);
  return `{{${name}}}`;
}
