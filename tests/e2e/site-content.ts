// The made-up camp, whose site the browser tests visit: the words and values that they expect.
import { readSite } from '../../src/content/content.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { camelCase, FACT_FILES } from '../../src/content/paths.ts';
import { worded } from '../../src/content/sentences.ts';
import { createFormats, listed } from '../../src/i18n/format.ts';
import { unbrokenFormats } from '../../src/i18n/unbroken.ts';
import { campFiles } from '../camp.ts';

/** The language that it speaks. */
const ITALIAN = 'it-IT';

/** A file of its content, `content('facts/season')`. A copy of its own. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the file that they ask for
export function content(name: string): any {
  return structuredClone(campFiles.get(`${name}.json`));
}

const facts: JsonObject = Object.fromEntries(
  FACT_FILES.map((name) => [camelCase(name), content(`facts/${name}`)]),
);

/** The words in force of a page, by its id. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the texts that they ask for
export function wordsOf(id: string): any {
  return worded(content(`texts/it/${id}`), facts);
}

export interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly menus: readonly string[];
}

export const pages: readonly SitePage[] = readSite(campFiles).pages;

/** The words of header, footer and notices. */
export const layout = wordsOf('layout');

/** How Italian writes amounts, dates and hours. */
export const formats = unbrokenFormats(createFormats(ITALIAN, layout));

/** How Italian lists things: `a, b e c`. */
export function inAList(...items: string[]): string {
  return listed(ITALIAN, items);
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
