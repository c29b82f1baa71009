import { realpathSync } from 'node:fs';
import { isHidden } from '../../src/server/site/find-destination.ts';
import { filesIn } from '../../src/server/site/read-site.ts';

/** The parts of a built site that hosts serve differently. */
export interface SiteParts {
  /** The pages' paths, such as `/relax`. */
  readonly pages: readonly string[];
  /** Files served as they are, other than `/assets`, such as `/pictures/pool.svg`. */
  readonly others: readonly string[];
}

/** Pages, compressed variants, and assets cached for ever, which follow other rules. */
const NOT_SERVED_AS_IS = /(^|\/)index\.html$|\.(br|gz)$|^assets\//;

/** The parts of the site in a folder, sorted by path. */
export function sitePartsOf(folder: string): SiteParts {
  const files = filesIn(realpathSync(folder));
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  return {
    pages: pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`),
    others: files
      .filter((file) => !NOT_SERVED_AS_IS.test(file) && !isHidden(file))
      .map((file) => `/${file}`),
  };
}
