// The made-up camp, whose site the browser tests visit: the words and values that they expect.
import { readSite } from '../../src/content/content.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { camelCase, FACT_FILES } from '../../src/content/paths.ts';
import { worded } from '../../src/content/sentences.ts';
import { campContent, campFiles } from '../camp.ts';

const facts: JsonObject = Object.fromEntries(
  FACT_FILES.map((name) => [camelCase(name), campContent(`facts/${name}.json`)]),
);

/** A file of its content, `content('facts/season')`; of texts, the words in force. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the file that they ask for
export function content(name: string): any {
  const file = campContent<JsonObject>(`${name}.json`);
  return name.startsWith('texts/') ? worded(file, facts) : file;
}

export interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly menus: readonly string[];
}

export const pages: readonly SitePage[] = readSite(campFiles).pages;

/** The words of header, footer and notices. */
export const layout = content('texts/it/layout');

/** Puts values into the placeholders of a text, by their path or by the name of a variable. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*(\$?[\w.]+)[^}]*\}\}/g,
    (typed, name: string) => values[name] ?? typed,
  );
}
