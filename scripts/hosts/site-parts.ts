import { readdirSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { isHidden } from '../../src/server/site/findDestination.ts';

/** What a built site consists of, as hosts tell it apart. */
export interface SiteParts {
  /** The pages' paths, such as `/relax`. */
  readonly pages: readonly string[];
  /** Files that are served as they are, beside `/assets`, such as `/pictures/pool.svg`. */
  readonly others: readonly string[];
}

/** Pages, forms of a file, and what is kept for ever: each is told apart otherwise. */
const NO_FILE = /(^|\/)index\.html$|\.(br|gz)$|^assets\//;

/** The parts of the site in a folder, in the order of their paths. */
export function sitePartsOf(folder: string): SiteParts {
  const root = realpathSync(folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}${sep}${entry.name}`.slice(root.length + 1))
    .map((file) => file.split(sep).join('/'))
    .sort();
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  return {
    pages: pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`),
    others: files
      .filter((file) => !NO_FILE.test(file) && !isHidden(file))
      .map((file) => `/${file}`),
  };
}
