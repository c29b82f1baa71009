import { isObject, type Json, type JsonObject } from './json.ts';

const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** The largest number that a countdown shows is well below. */
const COUNTED = 1000;

/** Words by number, such as `{ "one": …, "other": … }`: each language has forms of its own. */
export function isCounted(value: Json | undefined): value is JsonObject {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 1 && keys.includes('other') && keys.every((key) => FORMS.has(key));
}

/**
 * The forms that a language asks for. Those of larger numbers, such as the one that Italian has for
 * millions, are written as `other`.
 * @param language BCP 47 tag
 */
export function formsAsked(language: string, type: Intl.PluralRuleType): readonly string[] {
  const name = `${language} ${type}`;
  const forms = asked.get(name) ?? counted(new Intl.PluralRules(language, { type }));
  asked.set(name, forms);
  return forms;
}

/** A thousand numbers are not asked again at every keystroke. */
const asked = new Map<string, readonly string[]>();

function counted(rules: Intl.PluralRules): readonly string[] {
  return [...new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)))];
}
