import { isObject, valueAt } from '../content/json.ts';
import { memoizeEach } from '../content/memoize.ts';
import { createFormats, type Formats, type FormatWords } from '../i18n/format.ts';
import { entries } from './page-urls.ts';
import type { Project } from './project.ts';

const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** BCP 47 tag of a locale in site.json; undefined when mistyped, which the schema reports. */
export function languageOf(project: Project, localeId: string): string | undefined {
  const locales = entries(project.value('site.json'), 'locales');
  const language = locales.find(({ id }) => id === localeId)?.language;
  return typeof language === 'string' && TAG.test(language) ? language : undefined;
}

/** The formats of a locale, with words from its layout texts. `Intl` objects are slow to build. */
export const formatsOf = memoizeEach((project: Project, localeId: string): Formats | undefined => {
  const language = languageOf(project, localeId);
  return language === undefined
    ? undefined
    : createFormats(language, formatWordsOf(project, localeId));
});

/** The words that formats take from a locale's layout texts; any of them may be missing. */
export function formatWordsOf(project: Project, localeId: string): FormatWords {
  const layout = project.value(`texts/${localeId}/layout.json`);
  const words = (...steps: string[]) => {
    const group = valueAt(layout, steps);
    const entries = isObject(group) ? Object.entries(group) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  };
  const { whole = '{{$years}}', half = whole } = words('age');
  const feminine = words('ordinals', 'feminine');
  const usual = words('ordinals', 'usual');
  return {
    terms: words('terms'),
    age: { whole, half },
    ordinals: { usual, ...(Object.keys(feminine).length > 0 && { feminine }) },
  };
}
