import { escapePointer, isObject, type Json, type JsonObject } from '../../../content/json.ts';
import { formsAsked, isCounted } from '../../../content/plural-forms.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { languageOf } from '../../locales.ts';
import type { Rule } from '../../rule.ts';

/** A counted word has every form that its language asks for. */
export const plurals: Rule = {
  name: 'plurals',
  description: 'Una parola contata ha tutte le forme della sua lingua.',
  stage: 'pages',
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
  /** For groups such as `{ "one": …, "other": … }`, which count days, hours and minutes. */
  readonly counted: readonly string[];
  /** For the marks of «1st», «2nd», «3rd». */
  readonly inOrder: readonly string[];
}

const ORDINALS = '/ordinals/';

function formsOf(language: string): Forms {
  const [counted, inOrder] = [formsAsked(language, 'cardinal'), formsAsked(language, 'ordinal')];
  return { language, counted, inOrder };
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
  { language, counted, inOrder }: Forms,
): Generator<Finding> {
  const ordered = pointer.startsWith(ORDINALS);
  if (!ordered && !isCounted(group)) return;
  for (const form of ordered ? inOrder : counted) {
    if (Object.hasOwn(group, form)) continue;
    const args = { form, key: form, language };
    yield { code: 'plural-missing', severity: 'error', args, ...document.locate(pointer, 'key') };
  }
}
