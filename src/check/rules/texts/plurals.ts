import { escapePointer, isObject, type Json, type JsonObject } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { languageOf } from '../../locales.ts';
import type { Rule } from '../../rule.ts';

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The largest number that a countdown shows is well below. */
const COUNTED = 1000;

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
        .flatMap((document) => [...missing(document, document.value ?? null, '', forms)]);
    }),
};

interface Forms {
  readonly language: string;
  /** For keys such as `weeks_one`, of which i18next prints the name when a form is missing. */
  readonly all: readonly string[];
  /** For groups such as `{ "one": …, "other": … }`, which count days, hours and minutes. */
  readonly counted: readonly string[];
}

function formsOf(language: string): Forms {
  const rules = new Intl.PluralRules(language);
  const counted = new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)));
  const all = rules.resolvedOptions().pluralCategories;
  return { language, all, counted: all.filter((form) => counted.has(form)) };
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
  { language, all, counted }: Forms,
): Generator<Finding> {
  const keys = Object.keys(group);
  const report = (form: string, example: string, place: string): Finding => {
    const args = { form, key: example, language };
    return { code: 'plural-missing', severity: 'error', args, ...document.locate(place, 'key') };
  };
  if (keys.length > 1 && keys.includes('other') && keys.every((key) => CATEGORIES.includes(key))) {
    for (const form of counted) if (!keys.includes(form)) yield report(form, form, pointer);
  }
  for (const stem of new Set(
    keys.flatMap((key) => /^(.+)_(?:one|other|many|few)$/.exec(key)?.[1] ?? []),
  )) {
    for (const form of all) {
      const example = keys.find((key) => key.startsWith(`${stem}_`)) ?? stem;
      const place = `${pointer}/${escapePointer(example)}`;
      if (!keys.includes(`${stem}_${form}`)) yield report(form, `${stem}_${form}`, place);
    }
  }
}
