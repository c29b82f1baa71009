// The content files, for tests that expect the words and values that they hold.
import { readFileSync } from 'node:fs';

const CONTENT = new URL('../../content/', import.meta.url);

/** A file of the content folder: `content('facts/season')`. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the shape of the file that they ask for
export function content(name: string): any {
  return JSON.parse(readFileSync(new URL(`${name}.json`, CONTENT), 'utf8'));
}

export interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly menus: readonly string[];
}

export const pages: readonly SitePage[] = content('site').pages;

/** The words of header, footer and notices. */
export const layout = content('texts/it/layout');

/** Puts values into the placeholders of a text, by their path or by the name of a variable. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*(\$?[\w.]+)[^}]*\}\}/g,
    (typed, name: string) => values[name] ?? typed,
  );
}
