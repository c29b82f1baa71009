import type { Node } from '../values/grammar.ts';
import { has, isValue, meaningsOf } from './nodes.ts';

/** The words of a clause. */
interface Words {
  readonly nodes: readonly Node[];
  /** A question whose answer is no. */
  readonly isRefused?: boolean;
}

/** Phrases that a negation may begin: «non apre» (does not open), «non si fa» (is not done). */
const DENIED = ['#closed', '#none', 'dropped', 'undiscounted'];

export function isDenial({ tags, norm }: Node): boolean {
  return (
    tags.has('#not') ||
    (DENIED.some((tag) => tags.has(tag)) && (norm.startsWith('non ') || norm.startsWith('no ')))
  );
}

/** A sentence is not about what it excludes: «senza sconti», «iscrizione esclusa». */
export function isExcludedAt(nodes: readonly Node[], at: number): boolean {
  const before = nodes.slice(Math.max(0, at - EXCLUDED_WITHIN), at);
  // A price after a discount includes it: «486 euro after the sibling discount».
  const isDiscount = nodes.slice(at, at + EXCLUDED_WITHIN).some(({ tags }) => tags.has('discount'));
  const lead = before.findLastIndex(
    (node) =>
      node.tags.has('#without') ||
      (node.tags.has('#after') && !isDiscount) ||
      (node === nodes[0] && node.tags.has('#excluded')),
  );
  if (lead >= 0 && !before.slice(lead).some((node) => isValue(node) || node.tags.has('#and'))) {
    // Only the first topic, and what «di» (of) attaches to it: «senza sconti una settimana …»
    // (without discounts, a week …) is about the week.
    const named = before.slice(lead + 1);
    const last = named.findLastIndex((node) => meaningsOf(node).length > 0);
    if (last < 0 || named.slice(last + 1).some(({ tags }) => tags.has('#of'))) return true;
  }
  return nodes[at + 1]?.tags.has('#excluded') ?? false;
}

const EXCLUDED_WITHIN = 4;

/**
 * What says no without a negation: too old, closed, «manca la piscina» (there is no pool), “rule
 * out Sport City”.
 */
const NEGATIVES = ['#too', '#closed', '#lacking', '#avoided'];

/** An odd number of negations: «is not open», but not «is not too old». «Non … mai» is one. */
export function isNegative({ nodes, isRefused = false }: Words): boolean {
  const colon = nodes.findLastIndex(({ norm }) => norm === ':');
  // Nothing before a colon counts, and nothing excluded: «finita la pausa …» (after the break).
  const stated = nodes.filter((_, at) => at > colon && !isExcludedAt(nodes, at));
  const others = stated.filter((node) => !isDenial(node) && has([node], ...NEGATIVES));
  return (others.length + Number(stated.some(isDenial)) + Number(isRefused)) % 2 === 1;
}

/**
 * A negation reaches only what follows it: «si paga una volta sola e non si sconta» (it is paid
 * only once, and not discounted) does not deny “once”.
 */
export function isNegatedBefore(node: Node, clause: Words): boolean {
  return isNegative({ ...clause, nodes: clause.nodes.slice(0, clause.nodes.indexOf(node) + 1) });
}
