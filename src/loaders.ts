import { loaders } from 'virtual:loaders';
import type { Loaders } from 'virtual:loaders/locale';

/**
 * The functions that load the content of one language: the layout's, and each page's. The `virtual:`
 * modules are made by `scripts/site/vite/content-plugin.ts`.
 * @throws RangeError for a language that the site does not have
 */
export async function loadersOf(locale: { readonly id: string }): Promise<Loaders> {
  const load = loaders[locale.id];
  if (!load) throw new RangeError(`no content for ${locale.id}`);
  return load();
}
