// The made-up camp, whose site the browser tests visit: the expected words and values.
import { readSite } from '../../src/content/content.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { camelCase, FACT_FILES } from '../../src/content/paths.ts';
import { resolveSentences } from '../../src/content/sentences.ts';
import { createFormats, joinList } from '../../src/i18n/format.ts';
import { unbrokenFormats } from '../../src/i18n/unbroken.ts';
import { campFiles } from '../camp.ts';

/** Its language. */
const ITALIAN = 'it-IT';

/** A copy of a file of its content: `content('facts/season')`. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the file
export function content(name: string): any {
  return structuredClone(campFiles.get(`${name}.json`));
}

const facts: JsonObject = Object.fromEntries(
  FACT_FILES.map((name) => [camelCase(name), content(`facts/${name}`)]),
);

/** The texts of a page in force, by its id. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the texts
export function wordsOf(id: string): any {
  return resolveSentences(content(`texts/it/${id}`), facts);
}

export interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly menus: readonly string[];
}

export const pages: readonly SitePage[] = readSite(campFiles).pages;

/** The texts of header, footer and notices. */
export const layout = wordsOf('layout');

/** The Italian formats of amounts, dates and hours. */
export const formats = unbrokenFormats(createFormats(ITALIAN, layout));

/** An Italian list: `a, b e c`. */
export function inAList(...items: string[]): string {
  return joinList(ITALIAN, items);
}

/** Matches a whole amount: `156 €`, `€156`. */
export function euro(amount: number): RegExp {
  const written = formats.euro.format(amount).replace(/\s/, '\\s');
  return new RegExp(`(^|[^\\d€])${written}(?!\\d)`);
}

/** Fills the placeholders of a text, by path or by variable name. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*(\$?[\w.]+)[^}]*\}\}/g,
    (typed, name: string) => values[name] ?? typed,
  );
}
