import type { Node } from '../values/grammar.ts';
import type { Clause, Sentence } from './clauses.ts';
import { isDenial, isExcludedAt } from './negation.ts';
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
  /** The clause is about closing or a break: its hours are not opening hours. */
  readonly isPause: boolean;
  /** A negation is at most three words before the value. */
  readonly isCloselyNegated: boolean;
  readonly isCompared: boolean;
  /** The clause excludes the value: «tolta la settimana di Ferragosto» (except that week). */
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
  // Weekdays of earlier clauses first: «la domenica dalle 10 alle 13 e dalle 16 alle 19, più del
  // sabato» (more than on Saturdays) states hours of Sunday.
  const upToHere = sentence.slice(0, clauseAt + 1).toReversed();
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
    weekdays: weekdaysOf(node, [...upToHere.map((part): NearClause => [part, 1]), ...near]),
    ordinal: ordinalOf(near),
    isNegated: isNegatedWithin(clause, node, REACH),
    isPause: clause.meanings.has('closure') || has(clause.nodes, '#closed'),
    isCloselyNegated: isNegatedWithin(clause, node, CLOSE),
    isCompared: isCompared(clause, node) || isComparedBefore(node, sentence, clauseAt),
    isExcluded: isExcludedAt(clause.nodes, clause.nodes.indexOf(node)),
  };
}

/** A clause and its proximity to the value. */
type NearClause = readonly [Clause, number];

/** The other clauses of the sentence: those next to it without a value are nearest. */
function neighbours(sentence: Sentence, at: number): NearClause[] {
  const before = sentence.slice(0, at).toReversed();
  const after = sentence.slice(at + 1);
  // A clause that adds another case does not explain this value: «dieci euro, e con la convenzione
  // la metà» (€10, and half with the agreement).
  const isAdded = ({ nodes }: Clause) =>
    has(nodes.slice(0, 1), '#and', '#without') || has(nodes, '#half', '#halfOf');
  // What comes next is something else: “lunch is followed by an hour of rest”.
  const isSequel = has(sentence[at]?.nodes.slice(0, 1) ?? [], '#sequel');
  const leading = isSequel ? [] : untilNextValue(before);
  const following = untilNextValue(after).filter((clause) => !isAdded(clause));
  const near = new Set([...leading, ...following]);
  const earlier = before.filter((clause) => !near.has(clause));
  const later = after.filter((clause) => !near.has(clause));
  const ofFollowing = namesNoSubject(sentence[at]) ? PROXIMITY_LEADING : PROXIMITY_FOLLOWING;
  const ofEarlier = isSequel ? PROXIMITY_EARLIER_CLAUSE : proximityOfEarlier(sentence[at]);
  return [
    ...leading.map((clause): NearClause => [clause, PROXIMITY_LEADING]),
    ...following.map((clause): NearClause => [clause, ofFollowing]),
    ...earlier.map((clause): NearClause => [clause, ofEarlier]),
    ...later.map((clause): NearClause => [clause, PROXIMITY_LATER_CLAUSE]),
  ];
}

/**
 * Whether the clauses around it have to say what it is about: «ogni settimana, senza eccezioni, va
 * in scena …» (every week, without exception, there is …).
 */
function namesNoSubject(clause: Clause | undefined): boolean {
  return [...(clause?.meanings ?? [])].every((topic) => GENERAL_TOPICS.has(topic));
}

const GENERAL_TOPICS = new Set(['price', 'discount', 'week', 'day', 'open', 'reopen', 'closure']);

/** Earlier clauses name the subject of one that names none: «… e si ha il 5 %» (and get 5 %). */
function proximityOfEarlier(clause: Clause | undefined): number {
  const isAboutVenue = clause?.dimensions.has('venue') === true;
  return namesNoSubject(clause) && !isAboutVenue ? PROXIMITY_LEADING : PROXIMITY_EARLIER_CLAUSE;
}

const MAX_NEAR_CLAUSES = 3;

function untilNextValue(clauses: readonly Clause[]): Clause[] {
  const end = clauses.findIndex(({ values }) => values.length > 0);
  return clauses.slice(0, end < 0 ? clauses.length : end).slice(0, MAX_NEAR_CLAUSES);
}

const SENTENCES_BACK = 2;
const MAX_CLAUSES_BACK = 6;

/** A paragraph begins a new subject; only headings reach over an empty line. */
function earlierWords(sentences: readonly Sentence[], at: number): NearClause[] {
  const near = sentences.slice(Math.max(0, at - SENTENCES_BACK), at + 1);
  const first = near.findLastIndex(([clause]) => clause?.nodes[0]?.first === 'paragraph');
  const before = near.slice(Math.max(0, first), -1).toReversed();
  const earlier = before.flatMap((sentence) => sentence.slice(0, MAX_CLAUSES_BACK));
  const clauses = [...earlier, ...headingsOver(sentences, at)];
  return clauses.map((clause): NearClause => [clause, PROXIMITY_EARLIER_SENTENCE]);
}

const MAX_LIST_LENGTH = 16;
const MAX_HEADING_LENGTH = 5;

/** The headings above: short lines without a value, such as a venue’s name above its prices. */
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
 * @param hasNoUnit a number alone says less, so that words further away count: «i convenzionati ne
 * pagano 110» (with the agreement it is 110)
 */
function dimensionsOf(near: readonly NearClause[], venue: string | undefined, hasNoUnit: boolean) {
  const least = hasNoUnit ? PROXIMITY_EARLIER_CLAUSE : PROXIMITY_FOLLOWING;
  const dimensions = new Map<string, ReadonlySet<string>>();
  for (const [clause, proximity] of near) {
    if (proximity === PROXIMITY_LATER_CLAUSE) continue;
    for (const [dimension, answers] of clause.dimensions) {
      const isNearEnough = proximity >= least || LASTING.has(dimension);
      if (isNearEnough && !dimensions.has(dimension)) dimensions.set(dimension, answers);
    }
  }
  // If its clause names no venue, the value may be of any that the sentence names: «costa quattro
  // euro in più che a Sport City, cioè 139» (€4 more than at Sport City, which is €139).
  const [nearest, ...others] = near;
  if (nearest && !nearest[0].dimensions.has('venue')) {
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
    const named = nodes.filter((other) => other !== node && other.value?.kind === 'weekday');
    const all = named.flatMap(({ value }) => (value ? [value.from, value.to] : []));
    if (all.length > 0) return [Math.min(...all), Math.max(...all)];
  }
  return undefined;
}

function ordinalOf(near: readonly NearClause[]): number | undefined {
  for (const [{ nodes }, proximity] of near) {
    if (proximity < PROXIMITY_LEADING) return undefined;
    // «Prima» is “first” and “before”: «il mercoledì prima» is the Wednesday before.
    const isOffset = (at: number) =>
      nodes[at]?.tags.has('#offset') && nodes[at - 1]?.value !== undefined;
    const found = nodes.find(
      ({ value }, at) => value?.kind === 'ordinal' && value.from <= MAX_POSITION && !isOffset(at),
    );
    if (found?.value) return found.value.from;
  }
  return undefined;
}

/** Larger ordinals are days of a month: «for the 18th». */
const MAX_POSITION = 12;

/**
 * The value is a difference: «4 euro in più» (€4 more). For money, hours and minutes, «più» (more)
 * may be far away.
 */
function isCompared({ nodes }: Clause, node: Node): boolean {
  const at = nodes.indexOf(node);
  const after = nodes.slice(at + 1, at + 1 + MORE_WITHIN);
  // Of two values, the former one: «da dieci a cinque euro» (from ten to five).
  const isFormer = node.value?.side === 'from' && after[0]?.tags.has('#to') && after[1]?.value;
  if (isFormer) return true;
  const mayBeFar = node.value?.kind === 'money' || HOURLY.has(node.value?.unit ?? '');
  // The word may precede: «rispetto ai 25» (compared to 25), or follow: «4 euros a week more».
  return (
    has(mayBeFar ? nodes : [...nodes.slice(Math.max(0, at - 2), at), ...after], '#more') ||
    has(mayBeFar ? after : after.slice(0, 1), '#over', '#under')
  );
}

/**
 * What «e» (and) adds to a difference is one, too: «si risparmiano 25 euro a Sport City e 29 a SC
 * Ostiense» (you save €25 at one venue and 29 at the other).
 */
function isComparedBefore({ value }: Node, sentence: Sentence, at: number): boolean {
  const [before, clause] = [sentence[at - 1], sentence[at]];
  const isAdded = clause?.nodes[0]?.tags.has('#and') && clause.meanings.size === 0;
  return value?.kind === 'number' && isAdded === true && has(before?.nodes ?? [], '#more');
}

const HOURLY: ReadonlySet<string> = new Set(['hour', 'minute']);
/** How many words after a value «in meno» (less) may stand: «4 postazioni in meno». */
const MORE_WITHIN = 3;
const REACH = 8;
const CLOSE = 3;

/** A negation applies to the next few words, up to a colon or the end of its clause. */
function isNegatedWithin({ nodes }: Clause, node: Node, reach: number): boolean {
  const before = nodes.slice(0, nodes.indexOf(node));
  const colon = before.findLastIndex(({ norm }) => norm === ':');
  return before
    .slice(colon + 1)
    .slice(-reach)
    .some(isDenial);
}
