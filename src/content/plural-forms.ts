import { isObject, type Json, type JsonObject } from './json.ts';

const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Above every number that a countdown shows. */
const COUNTED = 1000;

/** Whether a value is a group of plural forms, such as `{ "one": …, "other": … }`. */
export function isCounted(value: Json | undefined): value is JsonObject {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 1 && keys.includes('other') && keys.every((key) => FORMS.has(key));
}

/**
 * The plural categories that a language uses for small numbers. Others, such as Italian's `many`
 * for millions, fall back to `other`.
 * @param language BCP 47 tag
 */
export function formsAsked(language: string, type: Intl.PluralRuleType): readonly string[] {
  const name = `${language} ${type}`;
  const forms = asked.get(name) ?? counted(new Intl.PluralRules(language, { type }));
  asked.set(name, forms);
  return forms;
}

/** Memoised: computing it takes a thousand calls. */
const asked = new Map<string, readonly string[]>();

function counted(rules: Intl.PluralRules): readonly string[] {
  return [...new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)))];
}
