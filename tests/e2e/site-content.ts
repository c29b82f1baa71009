// The content files, for tests that expect the words and values that they hold.
import { readFileSync } from 'node:fs';
import { readSite } from '../../src/content/content.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { camelCase, FACT_FILES } from '../../src/content/paths.ts';
import { worded } from '../../src/content/sentences.ts';

const CONTENT = new URL('../../content/', import.meta.url);

const file = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, CONTENT), 'utf8'));

const facts: JsonObject = Object.fromEntries(
  FACT_FILES.map((name) => [camelCase(name), file(`facts/${name}`)]),
);

/** A file of the content folder, `content('facts/season')`; of texts, the words in force. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the file that they ask for
export function content(name: string): any {
  return name.startsWith('texts/') ? worded(file(name), facts) : file(name);
}

export interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly menus: readonly string[];
}

export const pages: readonly SitePage[] = readSite(
  new Map(['site', 'facts/venues'].map((name) => [`${name}.json`, file(name)])),
).pages;

/** The words of header, footer and notices. */
export const layout = content('texts/it/layout');

/** Puts values into the placeholders of a text, by their path or by the name of a variable. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*(\$?[\w.]+)[^}]*\}\}/g,
    (typed, name: string) => values[name] ?? typed,
  );
}
