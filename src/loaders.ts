import { loaders } from 'virtual:loaders';
import type { Loaders } from 'virtual:loaders/locale';

/**
 * What loads the content of one language: of its layout and of each page.
 * @throws RangeError for a language that the site does not have
 */
export async function loadersOf(locale: { readonly id: string }): Promise<Loaders> {
  const load = loaders[locale.id];
  if (!load) throw new RangeError(`no content for ${locale.id}`);
  return load();
}
