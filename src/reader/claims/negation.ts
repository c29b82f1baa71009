import type { Node } from '../values/grammar.ts';
import { isValue, meaningsOf } from './nodes.ts';

/** The words of a clause. */
interface Words {
  readonly nodes: readonly Node[];
  /** A question whose answer is no. */
  readonly isRefused?: boolean;
}

/** Phrases that a negation may begin: «non apre», «non si fa». */
const DENIED = ['#closed', 'dropped', 'undiscounted'];

export function isDenial({ tags, norm }: Node): boolean {
  return (
    tags.has('#not') ||
    (DENIED.some((one) => tags.has(one)) && (norm.startsWith('non ') || norm.startsWith('no ')))
  );
}

/** «Senza sconti», «iscrizione esclusa»: a sentence is not about what it excludes. */
export function isExcludedAt(nodes: readonly Node[], at: number): boolean {
  const before = nodes.slice(Math.max(0, at - EXCLUDED_WITHIN), at);
  // «486 euro after the sibling discount» is with it.
  const isDiscount = nodes.slice(at, at + EXCLUDED_WITHIN).some(({ tags }) => tags.has('discount'));
  const lead = before.findLastIndex(
    (one) =>
      one.tags.has('#without') ||
      (one.tags.has('#after') && !isDiscount) ||
      (one === nodes[0] && one.tags.has('#excluded')),
  );
  if (lead >= 0 && !before.slice(lead).some((one) => isValue(one) || one.tags.has('#and'))) {
    // «Senza sconti una settimana …»: excludes the first topic, and what «di» attaches to it.
    const named = before.slice(lead + 1);
    const last = named.findLastIndex((one) => meaningsOf(one).length > 0);
    if (last < 0 || named.slice(last + 1).some(({ tags }) => tags.has('#of'))) return true;
  }
  return nodes[at + 1]?.tags.has('#excluded') ?? false;
}

const EXCLUDED_WITHIN = 4;

/** What says no without a negation: «troppo grande», «chiuso», «manca la piscina». */
const NEGATIVES = ['#too', '#closed', '#lacking'];

/** An odd number of negations: «non è aperto», but not «is not too old»; «non … mai» is one. */
export function isNegative({ nodes, isRefused = false }: Words): boolean {
  const colon = nodes.findLastIndex(({ norm }) => norm === ':');
  // «Finita la pausa si riapre»
  const said = nodes.filter((_, at) => at > colon && !isExcludedAt(nodes, at));
  const others = said.filter((one) => !isDenial(one) && NEGATIVES.some((tag) => one.tags.has(tag)));
  return (others.length + Number(said.some(isDenial)) + Number(isRefused)) % 2 === 1;
}

/** A negation reaches what follows it: not «si paga una volta sola e non si sconta». */
export function isNegatedBefore(node: Node, clause: Words): boolean {
  return isNegative({ ...clause, nodes: clause.nodes.slice(0, clause.nodes.indexOf(node) + 1) });
}
