import type { Json, JsonObject } from '../../../content/json.ts';
import { warningAt } from '../../finding.ts';
import { entries } from '../../page-urls.ts';
import type { Check } from '../../rule.ts';

/** A path that a page had in the last commits still leads somewhere: people have saved links to it. */
export const movedPages: Check = (project, { committed }) => {
  const site = project.document('site.json');
  if (!site) return [];
  const pages = entries(site.value, 'pages');
  const known = new Set(pages.flatMap(pathsOf));
  const lost = committed
    .flatMap((before) => entries(before, 'pages'))
    .filter(({ id }) => pages.some((page) => page.id === id) || !wasNeverPublic(id, committed))
    .flatMap((page) => pathsOf(page).map((path) => ({ page: String(page.id), path })))
    .filter(({ path }) => !known.has(path));
  return [...Map.groupBy(lost, ({ page }) => page)].map(([page, paths]) => {
    const index = pages.findIndex(({ id }) => id === page);
    const found = [...new Set(paths.map(({ path }) => path))];
    const written = [...formerPaths(pages[index]), ...found].map((path) => `"${path}"`).join(', ');
    const args = { page: index < 0 ? '' : page, found, instead: `"formerPaths": [${written}]` };
    const place = site.locate(index < 0 ? '/pages' : `/pages/${index}/path`, 'key');
    return warningAt(place, 'page-moved', args);
  });
};

/**
 * Whether nobody can have visited a page: it was added as `off`, and stayed so. One that is `off` in
 * every commit that is known may have been public before them.
 */
function wasNeverPublic(id: Json | undefined, committed: readonly Json[]): boolean {
  const known = committed.map((site) => entries(site, 'pages').find((page) => page.id === id));
  const isAdded = known.length > 1 && known.at(-1) === undefined;
  return isAdded && known.every((page) => page === undefined || page.off === true);
}

function pathsOf(page: JsonObject): string[] {
  return [page.path, ...formerPaths(page), ...Object.values(Object(page.paths))].map(String);
}

function formerPaths(page: JsonObject | undefined): string[] {
  return Array.isArray(page?.formerPaths) ? page.formerPaths.map(String) : [];
}
