import { isObject } from '../../../content/json.ts';
import { formsAsked, isCounted } from '../../../content/plural-forms.ts';
import { eachGroup } from '../../each-group.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { languageOf } from '../../locales.ts';
import type { Rule } from '../../rule.ts';

/** A counted word has every plural form of its language. */
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
        .flatMap((document) => missing(document, forms));
    }),
};

interface Forms {
  readonly language: string;
  /** For groups such as `{ "one": …, "other": … }`, which count days, hours and minutes. */
  readonly counted: readonly string[];
  /** For the endings of «1st», «2nd», «3rd». */
  readonly inOrder: readonly string[];
}

const ORDINALS = '/ordinals/';

function formsOf(language: string): Forms {
  const [counted, inOrder] = [formsAsked(language, 'cardinal'), formsAsked(language, 'ordinal')];
  return { language, counted, inOrder };
}

function missing(document: JsonDocument, { language, counted, inOrder }: Forms): Finding[] {
  return eachGroup(document.value).flatMap(({ group, pointer }) => {
    const ordered = isObject(group) && pointer.startsWith(ORDINALS);
    if (!ordered && !isCounted(group)) return [];
    const forms = (ordered ? inOrder : counted).filter((form) => !Object.hasOwn(group, form));
    return forms.map((form): Finding => {
      const [args, place] = [{ form, key: form, language }, document.locate(pointer, 'key')];
      return { code: 'plural-missing', severity: 'error', args, ...place };
    });
  });
}
