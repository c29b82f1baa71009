import { escapePointer, isObject, type Json, type JsonObject } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { Kept } from '../../kept.ts';
import { languageOf } from '../../locales.ts';
import type { Rule } from '../../rule.ts';

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The largest number that a countdown shows is well below. */
const COUNTED = 1000;

const kept = new Kept<Finding[]>();

/** A counted word has every form that its language asks for. */
export const plurals: Rule = {
  name: 'plurals',
  description: 'Una parola contata ha tutte le forme della sua lingua.',
  scope: 'words',
  check: (project) =>
    project.locales.flatMap((locale) => {
      const language = languageOf(project, locale);
      if (language === undefined) return [];
      const forms = formsOf(language);
      return project.documents
        .filter(({ path, value }) => path.startsWith(`texts/${locale}/`) && value !== undefined)
        .flatMap((document) =>
          kept.of(document, [language], () => [
            ...missing(document, document.value ?? null, '', forms),
          ]),
        );
    }),
};

interface Forms {
  readonly language: string;
  /** For groups such as `{ "one": …, "other": … }`, which count days, hours and minutes. */
  readonly counted: readonly string[];
}

/** Forms of larger numbers, such as the one that Italian has for millions, are written as `other`. */
function formsOf(language: string): Forms {
  const rules = new Intl.PluralRules(language);
  const counted = Array.from({ length: COUNTED }, (_, count) => rules.select(count));
  return { language, counted: [...new Set(counted)] };
}

function* missing(
  document: JsonDocument,
  value: Json,
  pointer: string,
  forms: Forms,
): Generator<Finding> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value)) yield* ofGroup(document, value, pointer, forms);
  for (const [key, child] of Object.entries(value))
    yield* missing(document, child, `${pointer}/${escapePointer(key)}`, forms);
}

function* ofGroup(
  document: JsonDocument,
  group: JsonObject,
  pointer: string,
  { language, counted }: Forms,
): Generator<Finding> {
  const keys = Object.keys(group);
  if (keys.length < 2 || !keys.includes('other') || !keys.every((key) => CATEGORIES.includes(key)))
    return;
  for (const form of counted) {
    if (keys.includes(form)) continue;
    const args = { form, key: form, language };
    yield { code: 'plural-missing', severity: 'error', args, ...document.locate(pointer, 'key') };
  }
}
