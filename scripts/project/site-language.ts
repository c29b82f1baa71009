import type { Site } from '../../src/content/types.ts';
import { CommandError } from './command-error.ts';

/** The language that somebody typed after `--language`, by its id; without one, the first of the site. */
export function siteLanguage({ locales }: Pick<Site, 'locales'>, typed?: string): string {
  const ids = locales.map(({ id }) => id);
  const [first = ''] = ids;
  if (typed !== undefined && !ids.includes(typed))
    throw new CommandError(
      `«${typed}» non è una lingua del sito. Le lingue sono: ${ids.join(', ')}.`,
      2,
    );
  return typed ?? first;
}
