import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { isObject, type JsonObject } from '../../../src/content/json.ts';

/** One page of each kind that shows many facts: what the others would tell again takes only time. */
const PAGES = ['home', 'sport-city', 'open-days', 'preventivo', 'relax', 'privacy'];

/** The real content with fewer pages. Links to the others lead nowhere: that is one more damage. */
export function smallSite(sources: readonly SourceFile[]): SourceFile[] {
  return sources
    .filter(({ path }) => isKept(path))
    .map((source) => {
      if (source.path === 'site.json') return withFewPages(source);
      return source.path === 'reread.json' ? withFewReadings(source) : source;
    });
}

function isKept(path: string): boolean {
  const page = /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(path)?.[1];
  return page === undefined || page === 'layout' || page === 'quote' || PAGES.includes(page);
}

function withFewPages({ path, text }: SourceFile): SourceFile {
  const site: JsonObject = JSON.parse(text);
  const pages = Array.isArray(site.pages) ? site.pages : [];
  site.pages = pages.filter((page) => isObject(page) && PAGES.includes(String(page.id)));
  return { path, text: `${JSON.stringify(site, null, 2)}\n` };
}

/** The readings of files that are not there would be the half of all content. */
function withFewReadings({ path, text }: SourceFile): SourceFile {
  const { values, ...groups }: Record<string, JsonObject> = JSON.parse(text);
  const kept = Object.entries(groups).map(([name, files]) => [
    name,
    isObject(files)
      ? Object.fromEntries(Object.entries(files).filter(([file]) => isKept(file)))
      : files,
  ]);
  return { path, text: `${JSON.stringify({ ...Object.fromEntries(kept), values }, null, 2)}\n` };
}
