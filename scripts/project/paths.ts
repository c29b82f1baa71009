import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of a file or folder, by its path in the project. */
export const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Absolute paths of the project's folders. */
export const ROOT = fromRoot('');
/** `CONTENT_DIR` lets commands and tests read another content folder. */
export const CONTENT = resolve(process.env.CONTENT_DIR ?? fromRoot('content'));
export const SCHEMAS = fromRoot('schemas');
export const DIST = fromRoot('dist');
/** Files served as they are; `PUBLIC_DIR` lets tests serve those of their own camp. */
export const servedFolder = () => resolve(process.env.PUBLIC_DIR ?? fromRoot('public'));
/** The schema of the facts that the site publishes, published with them. */
export const FACTS_SCHEMA = fromRoot('schemas/published-facts.schema.json');

/** A path as reports show it: relative to the repository if inside it, forward slashes. */
export function shownPath(path: string): string {
  const inside = relative(ROOT, path);
  const outside = inside.startsWith('..') || isAbsolute(inside);
  return (outside ? path : inside).split(sep).join('/');
}
