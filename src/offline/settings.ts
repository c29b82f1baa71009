/** What the build tells the worker that keeps pages for who has no network. */
export interface OfflineSettings {
  /** Changes with every page: browsers fetch a worker anew whose bytes changed. */
  readonly revision: string;
  /** The paths of all pages: what is none of them is no longer kept. */
  readonly pages: readonly string[];
  /** Code that a page loads only when its tools are used, by the page's path. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
  readonly locales: readonly OfflineLocale[];
}

export interface OfflineLocale {
  /** How its addresses begin: `/` or `/en/`. */
  readonly path: string;
  /** Pages that are saved for its readers even if nobody opens them. */
  readonly essentials: readonly string[];
  /** BCP 47 tag. */
  readonly language: string;
  /** The line over a saved page, with `{{date}}` for the day of its saving. */
  readonly saved: string;
  /** The link that asks the network again. */
  readonly again: string;
  /** What is shown for a page that is not saved. */
  readonly fallback: string;
}

/** What an open page tells the worker. */
export interface Visited {
  readonly path: string;
  /** What the page loaded, as paths. */
  readonly files: readonly string[];
  /** When the document came, in milliseconds since the epoch: what was saved since then is new enough. */
  readonly since: number;
}
