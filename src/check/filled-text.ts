import { isObject, type JsonObject, valueAt } from '../content/json.ts';
import { placeholdersOf } from '../content/placeholders.ts';
import { createFormats, type FormatName, type Formats } from '../i18n/format.ts';
import type { Project } from './project.ts';

/** A text as visitors read it; what only the running page knows stays a placeholder. */
export function filled(text: string, facts: JsonObject, formats: Formats): string {
  return placeholdersOf(text)
    .toReversed()
    .reduce((all, { start, end, name, format, kind }) => {
      const value = kind === 'fact' ? valueAt(facts, name.split('.')) : undefined;
      if (value === undefined || value === null) return all;
      const known = format === undefined ? undefined : formats[format as FormatName];
      const written = known?.accepts(value) ? known.write(value) : String(value);
      return all.slice(0, start) + written.replaceAll('\u00A0', ' ') + all.slice(end);
    }, text);
}

export function formatsIn(project: Project, locale: string): Formats {
  const layout = project.value(`texts/${locale}/layout.json`);
  const locales = valueAt(project.value('site.json'), ['locales']);
  const own = Array.isArray(locales)
    ? locales.find((one) => valueAt(one, ['id']) === locale)
    : null;
  const terms = valueAt(layout, ['terms']);
  const age = valueAt(layout, ['age']);
  const word = (key: string) => String(valueAt(age, [key]) ?? '');
  return createFormats(String(valueAt(own ?? undefined, ['language']) ?? locale), {
    terms: (isObject(terms) ? terms : {}) as Record<string, string>,
    age: { whole: word('whole'), half: word('half') },
  });
}
