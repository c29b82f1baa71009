import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { isObject, type JsonObject } from '../../../src/content/json.ts';

/** One page of each kind that shows many facts: what the others would tell again takes only time. */
const TEMPLATES = ['home', 'camp', 'open-days', 'estimate', 'activity', 'legal'];

/** A site with fewer pages. Links to the others lead nowhere: that is one more damage. */
export function smallSite(sources: readonly SourceFile[]): SourceFile[] {
  const site: JsonObject = JSON.parse(
    sources.find(({ path }) => path === 'site.json')?.text ?? '{}',
  );
  const all = Array.isArray(site.pages) ? site.pages.filter(isObject) : [];
  const pages = TEMPLATES.flatMap((name) =>
    all.filter(({ template }) => template === name).slice(0, 1),
  );
  const kept = new Set(['layout', 'quote', ...pages.map(({ id }) => String(id))]);
  const isKept = (path: string) => {
    const page = /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(path)?.[1];
    return page === undefined || kept.has(page);
  };
  return sources
    .filter(({ path }) => isKept(path))
    .map((source) => {
      if (source.path === 'site.json') return written(source, { ...site, pages });
      return source.path === 'reread.json' ? withFewReadings(source, isKept) : source;
    });
}

/** The readings of files that are not there would be the half of all content. */
function withFewReadings(source: SourceFile, isKept: (path: string) => boolean): SourceFile {
  const { values = {}, ...groups }: Record<string, JsonObject> = JSON.parse(source.text);
  const kept = Object.entries(groups).map(([name, files]) => [
    name,
    isObject(files)
      ? Object.fromEntries(Object.entries(files).filter(([file]) => isKept(file)))
      : files,
  ]);
  return written(source, { ...Object.fromEntries(kept), values });
}

function written({ path }: SourceFile, value: JsonObject): SourceFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}
