import { factsOf as plainFactsOf } from '../../content/content.ts';
import type { Facts } from '../../content/types.ts';
import { current, trace } from './given-content.ts';

/** In the place of the one in `src/content`: the same facts, and who reads one is remembered. */
export function factsOf(facts: Facts, page: { readonly says?: unknown }): Facts {
  const shown = plainFactsOf(facts, page);
  const { site, page: own } = current();
  const id = page === site.page ? 'layout' : own.entry.id;
  return trace()?.follow(shown, id, Object.keys(Object(page.says))) ?? shown;
}
