import { isObject } from '../../../content/json.ts';
import { isPluralGroup, pluralCategories } from '../../../content/plural-forms.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt } from '../../finding.ts';
import { languageOf } from '../../locales.ts';
import type { Check } from '../../rule.ts';

const ORDINALS = '/ordinals/';

/** A counted word has every plural form of its language. */
export const plurals: Check = (project) =>
  project.locales.flatMap((locale) => {
    const language = languageOf(project, locale);
    if (language === undefined) return [];
    // For groups such as `{ "one": …, "other": … }`, and for the endings of «1st», «2nd», «3rd».
    const [counted, inOrder] = [
      pluralCategories(language, 'cardinal'),
      pluralCategories(language, 'ordinal'),
    ];
    const texts = project.documents.filter(({ path }) => path.startsWith(`texts/${locale}/`));
    return texts.flatMap((document) =>
      eachGroup(document.value).flatMap(({ group, pointer }) => {
        const isOrdered = isObject(group) && pointer.startsWith(ORDINALS);
        if (!isOrdered && !isPluralGroup(group)) return [];
        return (isOrdered ? inOrder : counted)
          .filter((form) => !Object.hasOwn(group, form))
          .map((form) => {
            const args = { form, key: form, language };
            return errorAt(document.locate(pointer, 'key'), 'plural-missing', args);
          });
      }),
    );
  });
