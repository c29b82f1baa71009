import type { Node } from '../values/grammar.ts';
import type { Clause, Sentence } from './clauses.ts';
import { isExcludedAt } from './negation.ts';
import { has } from './nodes.ts';
import {
  PROXIMITY_EARLIER_CLAUSE,
  PROXIMITY_EARLIER_SENTENCE,
  PROXIMITY_FOLLOWING,
  PROXIMITY_LATER_CLAUSE,
  PROXIMITY_LEADING,
} from './weights.ts';

/** The words around a value, and how near they are. */
export interface Context {
  readonly clause: Clause;
  readonly sentence: Sentence;
  /** How near each meaning is, from 0 to 1: 1 in the clause of the value. */
  readonly proximities: ReadonlyMap<string, number>;
  readonly dimensions: ReadonlyMap<string, ReadonlySet<string>>;
  /** First and last weekday that the nearest words name, from 0 for Monday. */
  readonly weekdays: readonly [number, number] | undefined;
  readonly ordinal: number | undefined;
  readonly isNegated: boolean;
  /** The clause is about closing: its hours are not opening hours. */
  readonly isPause: boolean;
  /** A negation is at most three words before the value. */
  readonly isCloselyNegated: boolean;
  readonly isCompared: boolean;
  /** «Tolta la settimana di Ferragosto»: the clause excludes the value. */
  readonly isExcluded: boolean;
}

/** All that may tell what a value is about: its clause, its sentence, earlier sentences. */
export function contextOf(
  node: Node,
  sentences: readonly Sentence[],
  at: number,
  clauseAt: number,
  venue: string | undefined,
): Context {
  const sentence = sentences[at] ?? [];
  const clause = sentence[clauseAt];
  if (!clause) throw new RangeError('no such clause');
  const near: readonly NearClause[] = [
    [clause, 1],
    ...neighbours(sentence, clauseAt),
    ...earlierWords(sentences, at),
  ];
  // «La domenica dalle 10 alle 13 e dalle 16 alle 19, più del sabato»
  const led = sentence.slice(0, clauseAt + 1).toReversed();
  const proximities = new Map<string, number>();
  for (const [{ meanings }, proximity] of near) {
    for (const meaning of meanings) {
      if (!proximities.has(meaning)) proximities.set(meaning, proximity);
    }
  }
  return {
    clause,
    sentence,
    proximities,
    dimensions: dimensionsOf(near, venue, node.value?.kind === 'number'),
    weekdays: weekdaysOf(node, [...led.map((one): NearClause => [one, 1]), ...near]),
    ordinal: ordinalOf(near),
    isNegated: isNegatedWithin(clause, node, REACH),
    // «Una pausa dalle 13 alle 16»
    isPause: clause.meanings.has('closure') || has(clause.nodes, '#closed'),
    isCloselyNegated: isNegatedWithin(clause, node, CLOSE),
    isCompared: isCompared(clause, node) || isComparedBefore(node, sentence, clauseAt),
    isExcluded: isExcludedAt(clause.nodes, clause.nodes.indexOf(node)),
  };
}

/** A clause and its proximity to the value. */
type NearClause = readonly [Clause, number];

/** Adjacent clauses without a value count most; the others of the sentence count less. */
function neighbours(sentence: Sentence, at: number): NearClause[] {
  const before = sentence.slice(0, at).toReversed();
  const after = sentence.slice(at + 1);
  // «Dieci euro, e con la convenzione la metà»: what is added does not explain the first.
  const isAdded = ({ nodes }: Clause) =>
    has(nodes.slice(0, 1), '#and', '#without') || has(nodes, '#half', '#halfOf');
  const [led, followed] = [run(before), run(after).filter((one) => !isAdded(one))];
  const rest = [...before, ...after].filter((one) => !led.includes(one) && !followed.includes(one));
  const background = backgroundOf(sentence[at]);
  return [
    ...led.map((one): NearClause => [one, PROXIMITY_LEADING]),
    ...followed.map(
      (one): NearClause => [one, isBare(sentence[at]) ? PROXIMITY_LEADING : PROXIMITY_FOLLOWING],
    ),
    ...rest.map(
      (one): NearClause => [one, before.includes(one) ? background : PROXIMITY_LATER_CLAUSE],
    ),
  ];
}

/** «Ogni settimana, senza eccezioni, va in scena …»: what follows says what it is about. */
function isBare(clause: Clause | undefined): boolean {
  return [...(clause?.meanings ?? [])].every((one) => GENERAL_TOPICS.has(one));
}

const GENERAL_TOPICS = new Set(['price', 'discount', 'week', 'day', 'open', 'reopen', 'closure']);

/** «… e si ha il 5 % di sconto»: an earlier clause names the subject. */
function backgroundOf(clause: Clause | undefined): number {
  const words = [...(clause?.meanings ?? [])].filter((one) => !GENERAL_TOPICS.has(one));
  if (words.length === 0)
    return clause?.dimensions.has('venue') ? PROXIMITY_EARLIER_CLAUSE : PROXIMITY_LEADING;
  return PROXIMITY_EARLIER_CLAUSE;
}

function run(clauses: readonly Clause[]): Clause[] {
  const end = clauses.findIndex((one) => one.values.length > 0);
  return clauses.slice(0, end < 0 ? clauses.length : end).slice(0, 3);
}

const SENTENCES_BACK = 2;

/** A paragraph begins a new subject; only headings reach over an empty line. */
function earlierWords(sentences: readonly Sentence[], at: number): NearClause[] {
  const near = sentences.slice(Math.max(0, at - SENTENCES_BACK), at + 1);
  const first = near.findLastIndex(([clause]) => clause?.nodes[0]?.first === 'paragraph');
  const before = near.slice(Math.max(0, first), -1).toReversed();
  const clauses = [...before.flatMap((one) => one.slice(0, 6)), ...headingsOver(sentences, at)];
  return clauses.map((one): NearClause => [one, PROXIMITY_EARLIER_SENTENCE]);
}

const MAX_LIST_LENGTH = 16;
const MAX_HEADING_LENGTH = 5;

/** Headings: «Lago Blu», a short line without a value, applies to the prices below it. */
export function headingsOver(sentences: readonly Sentence[], at: number): Clause[] {
  const above = sentences.slice(Math.max(0, at - MAX_LIST_LENGTH), at).toReversed();
  return above.flatMap(([first, ...more]) => {
    const isShort = first && more.length === 0 && first.nodes.length <= MAX_HEADING_LENGTH;
    return isShort && first.values.length === 0 ? [first] : [];
  });
}

/** Dimensions that stay valid in later sentences; the others count only in near clauses. */
const LASTING = new Set(['venue', 'tariff']);

/**
 * @param isBare a number without a unit, which says less by itself: «i convenzionati ne pagano 110»
 */
function dimensionsOf(near: readonly NearClause[], venue: string | undefined, isBare: boolean) {
  const least = isBare ? PROXIMITY_EARLIER_CLAUSE : PROXIMITY_FOLLOWING;
  const dimensions = new Map<string, ReadonlySet<string>>();
  for (const [clause, proximity] of near) {
    if (proximity === PROXIMITY_LATER_CLAUSE) continue;
    for (const [dimension, answers] of clause.dimensions) {
      const isNearEnough = proximity >= least || LASTING.has(dimension);
      if (isNearEnough && !dimensions.has(dimension)) dimensions.set(dimension, answers);
    }
  }
  // «Costa quattro euro in più che a Sport City, cioè 139»: of any venue that the sentence names.
  const [own, ...others] = near;
  if (own && !own[0].dimensions.has('venue')) {
    const named = others.flatMap(([clause, proximity]) =>
      proximity > PROXIMITY_EARLIER_SENTENCE ? [...(clause.dimensions.get('venue') ?? [])] : [],
    );
    if (named.length > 0) dimensions.set('venue', new Set(named));
  }
  if (venue !== undefined && !dimensions.has('venue')) dimensions.set('venue', new Set([venue]));
  return dimensions;
}

function weekdaysOf(node: Node, near: readonly NearClause[]): Context['weekdays'] {
  for (const [{ nodes }, proximity] of near) {
    if (proximity < PROXIMITY_EARLIER_CLAUSE) return undefined;
    const named = nodes.filter((one) => one !== node && one.value?.kind === 'weekday');
    const all = named.flatMap(({ value }) => (value ? [value.from, value.to] : []));
    if (all.length > 0) return [Math.min(...all), Math.max(...all)];
  }
  return undefined;
}

function ordinalOf(near: readonly NearClause[]): number | undefined {
  for (const [{ nodes }, proximity] of near) {
    if (proximity < PROXIMITY_LEADING) return undefined;
    // «For the 18th» names a day.
    // «Il mercoledì prima» is an earlier one.
    const isOffset = (at: number) =>
      nodes[at]?.tags.has('#offset') && nodes[at - 1]?.value !== undefined;
    const found = nodes.find(
      ({ value }, at) => value?.kind === 'ordinal' && value.from <= MAX_PLACE && !isOffset(at),
    );
    if (found?.value) return found.value.from;
  }
  return undefined;
}

const MAX_PLACE = 12;

/** «4 euro in più» is a difference. For money, hours and minutes, «più» may be far away. */
function isCompared({ nodes }: Clause, node: Node): boolean {
  const at = nodes.indexOf(node);
  const after = nodes.slice(at + 1, at + 1 + MORE_WITHIN);
  // «Da dieci a cinque euro»: what it was before.
  const isFormer = node.value?.side === 'from' && after[0]?.tags.has('#to') && after[1]?.value;
  if (isFormer) return true;
  const isSum = node.value?.kind === 'money' || HOURLY.has(node.value?.unit ?? '');
  // «Rispetto ai 25 che paghereste», «four euros a week more than Sport City»
  return (
    has(isSum ? nodes : [...nodes.slice(Math.max(0, at - 2), at), ...after], '#more') ||
    has(isSum ? after : after.slice(0, 1), '#over', '#under')
  );
}

/** «Si risparmiano 25 euro a Sport City e 29 a SC Ostiense»: what is added is a difference, too. */
function isComparedBefore({ value }: Node, sentence: Sentence, at: number): boolean {
  const [before, clause] = [sentence[at - 1], sentence[at]];
  const isMore = clause?.nodes[0]?.tags.has('#and') && clause.meanings.size === 0;
  return value?.kind === 'number' && isMore === true && has(before?.nodes ?? [], '#more');
}

const HOURLY: ReadonlySet<string> = new Set(['hour', 'minute']);
/** How many words after a value «in meno» may stand: «4 postazioni in meno». */
const MORE_WITHIN = 3;
const REACH = 8;
const CLOSE = 3;

/** A negation applies to the next few words, up to a colon or the end of its clause. */
function isNegatedWithin({ nodes }: Clause, node: Node, reach: number): boolean {
  const before = nodes.slice(0, nodes.indexOf(node));
  const colon = before.findLastIndex(({ norm }) => norm === ':');
  return has(before.slice(colon + 1).slice(-reach), '#not');
}
