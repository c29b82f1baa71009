// The made-up camp, whose site the browser tests visit: the words and values that they expect.
import { readSite } from '../../src/content/content.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { camelCase, FACT_FILES, isIn, pathIn, pathOfPage } from '../../src/content/paths.ts';
import { worded } from '../../src/content/sentences.ts';
import { createFormats, listed } from '../../src/i18n/format.ts';
import { unbrokenFormats } from '../../src/i18n/unbroken.ts';
import { campFiles } from '../camp.ts';
import { bilingualFiles } from '../english-camp.ts';

/** The language in which a family walks through the site; the staff’s area has Italian only. */
export const LANGUAGE = process.env.E2E_LANGUAGE ?? 'it';

/** The camp speaks English only where somebody walks in it. */
const files = LANGUAGE === 'it' ? campFiles : bilingualFiles;
const { locales, pages: entries } = readSite(files);
const walked = localeOf(LANGUAGE);

function localeOf(language: string): (typeof locales)[number] {
  const locale = locales.find(({ id }) => id === language);
  if (!locale) throw new Error(`the made-up camp does not speak «${language}»`);
  return locale;
}

/** A file of its content, `content('facts/season')`. A copy of its own. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the file that they ask for
export function content(name: string): any {
  return structuredClone(files.get(`${name}.json`));
}

const facts: JsonObject = Object.fromEntries(
  FACT_FILES.map((name) => [camelCase(name), content(`facts/${name}`)]),
);

/** The words in force of a page, by its id, in the language of the walk. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the texts that they ask for
export function wordsOf(id: string): any {
  const own = content(`texts/${LANGUAGE}/${id}`);
  return worded(own ?? content(`texts/it/${id}`), facts);
}

export interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly menus: readonly string[];
}

export const pages: readonly SitePage[] = entries;

/** The pages that the language of the walk has: the staff’s are not in all. */
export const pagesInLanguage: readonly SitePage[] = entries.filter((page) => isIn(LANGUAGE, page));

/** Italian is the language of record: tests write its addresses, and this gives those of the walk. */
export function inLanguage(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const page = entries.find((one) => one.path === path);
  if (page) return isIn(LANGUAGE, page) ? pathOfPage(walked, page) + rest : address;
  return /^\/[\w-]+$/.test(path) && path !== pathIn(walked.path, '/')
    ? pathIn(walked.path, path) + rest
    : address;
}

/** The addresses of all pages in all languages. */
export const everyAddress: readonly string[] = locales.flatMap((locale) =>
  entries.filter((page) => isIn(locale.id, page)).map((page) => pathOfPage(locale, page)),
);

/** The words of header, footer and notices. */
export const layout = wordsOf('layout');

/** How the language of the walk writes amounts, dates and hours. */
export const formats = unbrokenFormats(createFormats(walked.language, layout));

/** How that language lists things: `a, b e c`, `a, b and c`. */
export function inAList(...items: string[]): string {
  return listed(walked.language, items);
}

/** A whole amount, and nothing else: `156 €`, `€156`. */
export function euro(amount: number): RegExp {
  const written = formats.euro.write(amount).replace(/\s/, '\\s');
  return new RegExp(`(^|[^\\d€])${written}(?!\\d)`);
}

/** Puts values into the placeholders of a text, by their path or by the name of a variable. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*(\$?[\w.]+)[^}]*\}\}/g,
    (typed, name: string) => values[name] ?? typed,
  );
}
