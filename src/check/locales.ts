import { isObject, valueAt } from '../content/json.ts';
import { createFormats, type Formats } from '../i18n/format.ts';
import type { Project } from './project.ts';

const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** BCP 47 tag of a locale of site.json; undefined when it is mistyped, which its schema tells. */
export function languageOf(project: Project, localeId: string): string | undefined {
  const locales = valueAt(project.value('site.json'), ['locales']);
  const locale = (Array.isArray(locales) ? locales : []).find(
    (entry) => isObject(entry) && entry.id === localeId,
  );
  const language = valueAt(locale, ['language']);
  return typeof language === 'string' && TAG.test(language) ? language : undefined;
}

const known = new WeakMap<Project, Map<string, Formats | undefined>>();

/** The written forms of a locale, with the words of its layout texts; what `Intl` builds is dear. */
export function formatsOf(project: Project, localeId: string): Formats | undefined {
  const made = known.get(project) ?? new Map<string, Formats | undefined>();
  known.set(project, made);
  if (!made.has(localeId)) made.set(localeId, createdFormats(project, localeId));
  return made.get(localeId);
}

function createdFormats(project: Project, localeId: string): Formats | undefined {
  const language = languageOf(project, localeId);
  const layout = project.value(`texts/${localeId}/layout.json`);
  const words = (key: string) => {
    const group = valueAt(layout, [key]);
    const entries = isObject(group) ? Object.entries(group) : [];
    return Object.fromEntries(entries.map(([name, word]) => [name, String(word)]));
  };
  const { whole = '', half = '' } = words('age');
  if (language === undefined) return undefined;
  return createFormats(language, { terms: words('terms'), age: { whole, half } });
}
