// Whom or what a clause is about, if no fact is about it.

import type { Clause } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { has, nounsOf } from '../claims/nodes.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import { isContentWord, stemOf } from '../values/lexicon.ts';
import type { Value } from '../values/value.ts';

/** «Anche i bambini di quattro anni» */
export function isIncluded(node: Node, { nodes }: Clause): boolean {
  const at = nodes.indexOf(node);
  return has(nodes.slice(Math.max(0, at - INCLUDED_WITHIN), at), '#including');
}

const INCLUDED_WITHIN = 4;

/** «I volontari di 20 anni», «grandparents over 60»: the age of somebody who is no child of the camp. */
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

/** «Mio marito esce alle 17», «the lifeguard is 34»: somebody or something that no fact is about. */
export function isOfOther(
  { kind }: Value,
  { clause, sentence }: Context,
  fact: Profile | undefined,
  { topics }: Profiles,
): boolean {
  const before = sentence[sentence.indexOf(clause) - 1];
  const isMore = clause.nodes[0]?.tags.has('#and') === true;
  const head = headOf(clause.nodes) ?? (isMore && before ? headOf(before.nodes) : undefined);
  const isNamed = kind !== 'year' && fact?.marked.some((one) => clause.meanings.has(one));
  // «Ho letto 40 recensioni»
  const isOwn = (kind === 'number' || kind === 'date') && clause.nodes[0]?.tags.has('#me') === true;
  const others = [isNamed ? undefined : head, complementOf(clause.nodes)];
  // «I genitori possono restare fino alle 8:30»
  const first = clause.nodes.map(nounsOf).find((one) => one.length > 0);
  const isOfParents =
    kind === 'time' &&
    first?.includes('parents') &&
    !CHILDREN.some((one) => clause.meanings.has(one));
  const isOurs = (one: string) =>
    fact ? fact.own.has(one) || fact.group.has(one) : topics.has(one);
  return isOwn || isOfParents || others.some((one) => one && !isOurs(`=${stemOf(one.norm)}`));
}

/** «Il corso per i bagnini» */
function complementOf(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findIndex((one) => nounsOf(one).length > 0);
  const [of, the, noun] = [nodes[at + 1], nodes[at + 2], nodes[at + 3]];
  const isLed =
    at >= 0 && at < 3 && of && has([of], '#of', '#span') && the && has([the], ...DETERMINERS);
  return isLed && noun?.tags.size === 0 && isContentWord(noun.norm) ? noun : undefined;
}

/** An unknown noun that begins a clause: a day or number before it only names a case. */
function headOf(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findIndex((one) => !one.value && !has([one], ...DETERMINERS, '#and'));
  const [head, next] = [nodes[at], nodes[at + 1]];
  const isLed = at > 0 && has(nodes.slice(at - 1, at), ...DETERMINERS);
  // «The usual fee»
  const isAdjective =
    next !== undefined &&
    (next.value ||
      nounsOf(next).some((one) => !DONE_BY_PEOPLE.has(one) && !one.startsWith('unit:')));
  const isUnknown = head?.tags.size === 0 && isContentWord(head.norm);
  return isLed && isUnknown && !isAdjective ? head : undefined;
}
