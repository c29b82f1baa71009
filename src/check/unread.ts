import type { Project } from './project.ts';

/** True when one of some files, or one below some folders, is there but nobody can read it. */
export function isLost(project: Project, ...places: readonly string[]): boolean {
  return project.files.some(
    ({ path, value }) =>
      value === undefined && places.some((place) => path === place || path.startsWith(place)),
  );
}

/**
 * True when the list of pages, and every file that should stand below some folders, was read: until
 * then nobody can say of anything that no page uses it.
 */
export function isWhole(project: Project, ...folders: readonly string[]): boolean {
  return project.expected.every(
    ({ path }) =>
      (path !== 'site.json' && !folders.some((folder) => path.startsWith(folder))) ||
      project.value(path) !== undefined,
  );
}
