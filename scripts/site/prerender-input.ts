import type { JsonObject } from '../../src/content/json.ts';
import type { OfflineSettings } from '../../src/offline/settings.ts';
import type { NamedSchemas } from '../../src/pricing/request/request-shape.ts';
import type { Publication } from '../../src/publish/publication.ts';

/** What a page is made from, in a build and in development. */
export interface PageInput {
  readonly publication: Publication;
  /** The files that the modules need in a browser, that of the first module first. */
  assets(modules: readonly string[]): readonly string[];
  /** The script that every page loads after the first paint: its text and path. */
  readonly pageScript: { readonly text: string; readonly path: string };
  /** The inline script of every page, which loads it. */
  readonly inlineScript: string;
  /** Milliseconds since the epoch: the time of what visitors without JavaScript see. */
  readonly now: number;
  render(url: string, instant?: number): Promise<string>;
  /** The text of a file that is copied as it is, by its path. */
  file(path: string): string;
}

export interface PrerenderInput extends PageInput {
  /** The schema of the published facts. */
  readonly schema: JsonObject;
  /** The schemas of a request for a quote, for the server. */
  readonly requestSchemas: NamedSchemas;
  /** The site's one style sheet: its text and path. */
  readonly sheet: { readonly text: string; readonly path: string };
  /** The files that a module loads later, when it is used. */
  tools(module: string): readonly string[];
  /** The service worker; without settings, one that removes itself. */
  worker(settings: OfflineSettings | undefined): Promise<string>;
}
