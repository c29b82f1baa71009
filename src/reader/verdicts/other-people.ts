// Whom or what a clause is about, if no fact is about it.

import type { Clause } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { has, nounsOf } from '../claims/nodes.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import { isContentWord, stemOf } from '../values/lexicon.ts';
import type { Value } from '../values/value.ts';

/** Whether a word includes the value: «Anche i bambini di quattro anni» (also children of four). */
export function isIncluded(node: Node, { nodes }: Clause): boolean {
  const at = nodes.indexOf(node);
  return has(nodes.slice(Math.max(0, at - INCLUDED_WITHIN), at), '#including');
}

const INCLUDED_WITHIN = 4;

/**
 * Whether an age is that of somebody who is no child of the camp: «I volontari di 20 anni» (helpers
 * of 20), «grandparents over 60».
 */
export function isOfAdult({ side, isRange }: Value, node: Node, nodes: readonly Node[]): boolean {
  const at = nodes.indexOf(node);
  const noun = nodes[nodes[at - 1]?.tags.has('#of') ? at - 2 : at - 1];
  const isUnknown = noun?.tags.size === 0 && noun.token === 'word' && isContentWord(noun.norm);
  return !side && !isRange && (isUnknown || nounsOf(noun).includes('parents'));
}

export const CHILDREN = ['children', 'siblings'];
/** What people do at hours: no noun before them is an adjective. */
const DONE_BY_PEOPLE: ReadonlySet<string> = new Set(['start', 'end', 'exit', 'reception', 'open']);
const DETERMINERS = ['#the', '#article', '#possessive', '#theClock'];

/**
 * Whether the clause is about somebody or something that no fact is about: «Mio marito esce alle
 * 17» (my husband leaves at 5 pm), «the lifeguard is 34».
 */
export function isOfOther(
  { kind }: Value,
  { clause, sentence }: Context,
  fact: Profile | undefined,
  { topics }: Profiles,
): boolean {
  const before = sentence[sentence.indexOf(clause) - 1];
  const isAdded = clause.nodes[0]?.tags.has('#and') === true;
  const head = headOf(clause.nodes) ?? (isAdded && before ? headOf(before.nodes) : undefined);
  const isNamed = kind !== 'year' && fact?.marked.some((topic) => clause.meanings.has(topic));
  // What the writer did: «Ho letto 40 recensioni» (I have read 40 reviews).
  const isOfWriter =
    (kind === 'number' || kind === 'date') && clause.nodes[0]?.tags.has('#me') === true;
  const others = [isNamed ? undefined : head, complementOf(clause.nodes)];
  // Hours of parents, not of children: «I genitori possono restare fino alle 8:30» (parents may
  // stay until 8:30).
  const first = clause.nodes.map(nounsOf).find((nouns) => nouns.length > 0);
  const isOfParents =
    kind === 'time' &&
    first?.includes('parents') &&
    !CHILDREN.some((topic) => clause.meanings.has(topic));
  const isOfFacts = (meaning: string) =>
    fact ? fact.own.has(meaning) || fact.group.has(meaning) : topics.has(meaning);
  const isForeign = (noun: Node | undefined) => noun && !isOfFacts(`=${stemOf(noun.norm)}`);
  return isOfWriter || isOfParents || others.some(isForeign);
}

/** An unknown noun that says for whom something is: «Il corso per i bagnini» (for lifeguards). */
function complementOf(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findIndex((node) => nounsOf(node).length > 0);
  const [of, the, noun] = [nodes[at + 1], nodes[at + 2], nodes[at + 3]];
  const isLed =
    at >= 0 && at < 3 && of && has([of], '#of', '#span') && the && has([the], ...DETERMINERS);
  return isLed && noun?.tags.size === 0 && isContentWord(noun.norm) ? noun : undefined;
}

/** An unknown noun that begins a clause: a day or number before it only names a case. */
function headOf(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findIndex((node) => !node.value && !has([node], ...DETERMINERS, '#and'));
  const [head, next] = [nodes[at], nodes[at + 1]];
  const isLed = at > 0 && has(nodes.slice(at - 1, at), ...DETERMINERS);
  // An unknown word before a known noun is an adjective: «The usual fee».
  const isAdjective =
    next !== undefined &&
    (next.value ||
      nounsOf(next).some((noun) => !DONE_BY_PEOPLE.has(noun) && !noun.startsWith('unit:')));
  const isUnknown = head?.tags.size === 0 && isContentWord(head.norm);
  return isLed && isUnknown && !isAdjective ? head : undefined;
}
