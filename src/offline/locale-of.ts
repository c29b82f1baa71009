import type { OfflineLocale, OfflineSettings } from './settings.ts';

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
