/** What the build passes to the service worker. */
export interface OfflineSettings {
  /** Changes whenever a page changes: browsers update a worker whose bytes differ. */
  readonly revision: string;
  /** The paths of all pages; others are removed from the cache. */
  readonly pages: readonly string[];
  /** Lazily loaded code of a page's tools, by the page's path. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
  readonly locales: readonly OfflineLocale[];
}

export interface OfflineLocale {
  /** The path prefix: `/` or `/en/`. */
  readonly path: string;
  /** Pages that are cached for visitors even if they never open them. */
  readonly essentials: readonly string[];
  /** BCP 47 tag. */
  readonly language: string;
  /** The banner above a saved page; `{{date}}` is the day on which it was saved. */
  readonly saved: string;
  /** The label of the reload link. */
  readonly again: string;
  /** The path of the page shown in place of one that is not saved. */
  readonly fallback: string;
}

/** The message from an open page to the worker. */
export interface Visited {
  readonly path: string;
  /** Paths of the files that the page loaded. */
  readonly files: readonly string[];
  /** When the document arrived (milliseconds since the epoch); anything saved since is fresh. */
  readonly since: number;
}

export function localeOf({ locales }: OfflineSettings, path: string): OfflineLocale {
  const ofPath = locales.findLast((locale) => `${path}/`.startsWith(locale.path));
  const found = ofPath ?? locales[0];
  if (!found) throw new RangeError('no locale');
  return found;
}

/** The offline fallback pages, that of the page's own language first. */
export function fallbacksFor(settings: OfflineSettings, path: string): string[] {
  const own = localeOf(settings, path).fallback;
  return [...new Set([own, ...settings.locales.map(({ fallback }) => fallback)])];
}
