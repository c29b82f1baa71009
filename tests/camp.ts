// The made-up camp of tests/content: complete and valid like the live one; no manager edits it, so
// that edits cannot fail the tests of behaviour.
import { readContentFolder } from '../scripts/project/content-folder.ts';
import { fromRoot } from '../scripts/project/paths.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import type { ContentFiles } from '../src/content/content.ts';

export const CAMP = fromRoot('tests/content');
/** The static files of the camp's site, apart from the live site's `public/`. */
export const CAMP_PUBLIC = fromRoot('tests/public');

/** Its files as they were typed. */
export const campSources: readonly SourceFile[] = readContentFolder(CAMP);

/** Its files as they are read. */
export const campFiles: ContentFiles = new Map(
  campSources.map(({ path, text }) => [path, JSON.parse(text)]),
);

/** A day on which none of its questions waits for a review. */
export const CAMP_TODAY = '2031-03-03';

export function textOf(path: string): string {
  const source = campSources.find((candidate) => candidate.path === path);
  if (!source) throw new Error(`no ${path}`);
  return source.text;
}

/** What a file holds: `campContent<PricesFacts>('facts/prices.json')`. A copy of its own. */
export function campContent<T>(path: string): T {
  return JSON.parse(textOf(path));
}

/** The camp with one file more, or another text of one. */
export function withFile(path: string, text: string): SourceFile[] {
  return [...without(path), { path, text }];
}

export function without(path: string): SourceFile[] {
  return campSources.filter((source) => source.path !== path);
}

/** Content with the first match in one file replaced. */
export function replaced(
  path: string,
  from: string | RegExp,
  to: string,
  content = campSources,
): readonly SourceFile[] {
  return content.map((source) =>
    source.path === path ? { path, text: source.text.replace(from, to) } : source,
  );
}

/** The camp with one file changed: `changed<PricesFacts>('facts/prices.json', (prices) => …)`. */
export function changed<T>(path: string, change: (value: T) => void): SourceFile[] {
  const value = campContent<T>(path);
  change(value);
  return withFile(path, JSON.stringify(value, null, 2));
}
