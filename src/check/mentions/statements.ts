import { asPlaceholder } from './as-placeholder.ts';
import { bestFact, type TextPlace } from './best-fact.ts';
import { equalFacts } from './equal-facts.ts';
import type { KnownFact, KnownFacts } from './known-facts.ts';
import type { Mention, Span } from './mention.ts';
import { nearestFacts } from './nearest-facts.ts';

/** What a typed value is, held against the facts that its page shows. */
export type Statement = { readonly mention: Mention } & (
  | {
      readonly is: 'fact';
      readonly fact: KnownFact;
      readonly slot: Span;
      readonly placeholder: string;
    }
  | { readonly is: 'official'; readonly fact: KnownFact; readonly placeholder: string }
  | { readonly is: 'unknown'; readonly near: readonly KnownFact[] }
);

export interface PageFacts {
  /** With what the page says differently. */
  readonly shown: KnownFacts;
  readonly official: KnownFacts;
}

const COMPACT = /^\s?[-–—/]\s?$/;

/** What a mention states; the ends of a range that is no fact speak for themselves. */
export function statementsOf(mention: Mention, facts: PageFacts, place: TextPlace): Statement[] {
  const { ends } = mention;
  const whole = bestFact(equalFacts(mention, place.text, facts.shown), place, mention.start);
  if (!whole && mention.kind === 'month') return statementsOf(yearOf(mention), facts, place);
  if (!ends) return [whole ? asFact(mention, whole) : otherwise(mention, facts, place)];
  const compact = COMPACT.test(place.text.slice(ends[0].end, ends[1].start));
  if (whole && compact) return [asFact(mention, whole)];
  if (mention.kind === 'dayRange' && !whole)
    return [{ is: 'unknown', mention, near: nearestFacts(mention, facts.shown) }];
  return ends.map((end, index) => {
    const own = whole && endOf(whole, index, facts.shown);
    if (own) return asFact(end, own);
    const fact = bestFact(equalFacts(end, place.text, facts.shown), place, end.start);
    return fact ? asFact(end, fact) : otherwise(end, facts, place);
  });
}

/** A month that no fact names still has a year: «giugno 2025». */
function yearOf({ slot, value, typed, start, end }: Mention): Mention {
  const year = String(value).slice(0, 4);
  const span = slot ?? { start, end };
  return { kind: 'year', ...span, value: Number(year), typed: slot ? year : typed };
}

function endOf(range: KnownFact, index: number, facts: KnownFacts): KnownFact | undefined {
  const names = index === 0 ? ['from', 'min'] : ['to', 'max'];
  return facts.all.find(({ path }) => names.some((name) => path === `${range.path}.${name}`));
}

function asFact(mention: Mention, fact: KnownFact): Statement {
  const placeholder = asPlaceholder(fact, mention);
  const whole = mention.kind !== 'count' || placeholder.endsWith(', age}}');
  const slot = whole ? mention : (mention.slot ?? mention);
  return { is: 'fact', mention, fact, slot, placeholder };
}

function otherwise(mention: Mention, { shown, official }: PageFacts, place: TextPlace): Statement {
  if (shown !== official) {
    const fact = bestFact(equalFacts(mention, place.text, official), place);
    if (fact) return { is: 'official', mention, fact, placeholder: asPlaceholder(fact, mention) };
  }
  return { is: 'unknown', mention, near: nearestFacts(mention, shown) };
}
