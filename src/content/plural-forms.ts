import { isObject, type Json, type JsonObject } from './json.ts';

const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Above every number that a countdown shows. */
const MAX_COUNT = 1000;

/** Whether a value is a group of plural forms, such as `{ "one": …, "other": … }`. */
export function isPluralGroup(value: Json | undefined): value is JsonObject {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 1 && keys.includes('other') && keys.every((key) => CATEGORIES.has(key));
}

/**
 * The plural categories that a language uses for small numbers. Others, such as Italian's `many`
 * for millions, fall back to `other`.
 * @param language BCP 47 tag
 */
export function pluralCategories(language: string, type: Intl.PluralRuleType): readonly string[] {
  const name = `${language} ${type}`;
  const forms = categories.get(name) ?? categoriesOf(new Intl.PluralRules(language, { type }));
  categories.set(name, forms);
  return forms;
}

/** Memoised: computing it takes a thousand calls. */
const categories = new Map<string, readonly string[]>();

function categoriesOf(rules: Intl.PluralRules): readonly string[] {
  return [...new Set(Array.from({ length: MAX_COUNT }, (_, count) => rules.select(count)))];
}
