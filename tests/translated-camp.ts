import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../src/check/json/json-document.ts';
import type { Json } from '../src/content/json.ts';
import { pluralCategories } from '../src/content/plural-forms.ts';
import { campSources, textOf } from './camp.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Keys of a text file whose value is not a text. */
const NO_TEXTS = new Set(['$schema', 'showLanguage', 'state', 'dependsOn']);

/**
 * The texts of `layout.json` that cannot be translated one to one: ordinals, and the note that the
 * Italian text prevails.
 */
export function ownWords(language: string) {
  const marks = pluralCategories(language, 'ordinal').map((form) => [form, '{{$current}}.']);
  return {
    ordinals: { usual: Object.fromEntries(marks) },
    translation: { prevails: '§ p', source: '§ s' },
  };
}

/** Every text of a value, its keys and names left as they are. */
export function translated(value: Json, say: (text: string) => string, key = ''): Json {
  if (NO_TEXTS.has(key)) return value;
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((item) => translated(item, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, translated(child, say, name)]),
  );
}

/** The made-up camp in a second language: every Italian text with a mark in front, or as `say` has it. */
export function withLanguage(
  id: string,
  language: string,
  say = (text: string) => `§ ${text}`,
): SourceFile[] {
  const site = JSON.parse(textOf('site.json'));
  site.locales.push({
    ...{ id, name: id, language, path: `/${id}/`, openGraph: 'en_GB' },
  });
  const questions = textOf('questions.json').replaceAll(
    /"notice": \{ "it": "([^"]*)" \}/g,
    (_, words: string) => `"notice": ${JSON.stringify({ it: words, [id]: say(words) })}`,
  );
  const others = campSources.filter(({ path }) => !/^(?:site|questions)\.json$/.test(path));
  const texts = others.filter(({ path }) => /^(?:texts\/it|generator)\//.test(path));
  return [
    ...others,
    { path: 'site.json', text: JSON.stringify(site) },
    { path: 'questions.json', text: questions },
    ...texts.map(({ path, text }) => {
      const own = translated(JSON.parse(text), say) as object;
      const whole = path.endsWith('/layout.json') ? { ...own, ...ownWords(language) } : own;
      return {
        path: path.replace('texts/it/', `texts/${id}/`).replace('/it.json', `/${id}.json`),
        text: JSON.stringify(whole, undefined, 2),
      };
    }),
  ];
}

/** The camp in English too, with titles of two facts: English sentences name them by these. */
export function inEnglish(): SourceFile[] {
  const labels = { 'Tariffe di base': 'Base prices', 'Settimana intera': 'Full week' };
  return withLanguage('en', 'en-GB').map((source) =>
    source.path === 'texts/en/publish.json'
      ? { ...source, text: JSON.stringify({ ...JSON.parse(source.text), labels }) }
      : source,
  );
}

/** A folder with the made-up camp in Italian and English. */
export function englishCamp(): string {
  const folder = temporaryFolder();
  for (const { path, text } of withLanguage('en', 'en-GB')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
