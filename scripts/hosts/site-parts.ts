import { readdirSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { isHidden } from '../../src/server/site/findDestination.ts';

/** The parts of a built site that hosts serve differently. */
export interface SiteParts {
  /** The pages' paths, such as `/relax`. */
  readonly pages: readonly string[];
  /** Files served as they are, other than `/assets`, such as `/pictures/pool.svg`. */
  readonly others: readonly string[];
}

/** Pages, compressed variants, and assets cached for ever, which follow other rules. */
const NO_FILE = /(^|\/)index\.html$|\.(br|gz)$|^assets\//;

/** The parts of the site in a folder, sorted by path. */
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
