import { type PageOfFacts, factsOf as plainFactsOf } from '../../content/content.ts';
import { plain } from '../../content/json.ts';
import { statedPath } from '../../content/scope.ts';
import type { Facts } from '../../content/types.ts';
import { current, trace } from './given-content.ts';

/** In the place of the one in `src/content`: the same facts, and who reads one is remembered. */
export function factsOf(facts: Facts, page: PageOfFacts): Facts {
  const shown = plainFactsOf(facts, page);
  const { site, page: own } = current();
  const id = page === site.page ? 'layout' : own.entry.id;
  const venue = typeof page.venue === 'string' ? page.venue : undefined;
  const stated = (path: string) => statedPath(plain(facts), path, venue);
  return trace()?.follow(shown, id, Object.keys(Object(page.says)), stated) ?? shown;
}
