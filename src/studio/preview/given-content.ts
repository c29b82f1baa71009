import type { PageContent, SiteContent } from '../../content/content.ts';
import type { MarkedPlace } from '../marks/marked-files.ts';
import { FactTrace } from './traced-facts.ts';

/** The content of one page as the studio has it now, in the place of what a build bakes in. */
export interface Given {
  readonly site: SiteContent;
  readonly page: PageContent;
  /** Where the marks in the texts lead; without them facts are not followed either. */
  readonly places?: readonly MarkedPlace[];
}

let given: Given | undefined;
let traced: FactTrace | undefined;

/** Everything that is drawn until the next call is drawn from this. */
export function give(content: Given): void {
  given = content;
  traced = content.places && new FactTrace(content.places);
}

/** Remembers where facts are read from; undefined when a page is drawn without marks. */
export function trace(): FactTrace | undefined {
  return traced;
}

export function current(): Given {
  if (!given) throw new Error('no content was given');
  return given;
}

const givenLoaders = {
  site: () => Promise.resolve({ content: current().site }),
  pages: new Proxy({}, { get: () => () => Promise.resolve({ content: current().page }) }),
};

/** As `virtual:loaders`: whatever locale and page are asked, it is the given one that is drawn. */
export const loaders = new Proxy({}, { get: () => () => Promise.resolve(givenLoaders) });
