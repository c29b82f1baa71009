// What else a sentence may mean by a value that its likeliest subject does not have.

import { valuesOf } from '../claims/clauses.ts';
import { agrees, FAMILIES } from '../claims/compare-value.ts';
import type { Context } from '../claims/context.ts';
import { isNegative } from '../claims/negation.ts';
import { has, isValue, meaningsOf } from '../claims/nodes.ts';
import { type Scored, scoredFor } from '../claims/score.ts';
import { type Profile, parentOf } from '../facts/profile.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';
import {
  type JudgedReading,
  type Judgement,
  type Mention,
  type RevisableReading,
  UNKNOWN,
} from './verdict.ts';

const FOR_WITHIN = 3;
const DEADLINE_KINDS: ReadonlySet<string> = new Set(['weekday', 'date', 'time']);

/** «Ho prenotato di martedì»: a day is compared with a deadline only if the text calls it the last day. */
export function dueDay({
  value,
  context,
  judged: { verdict, fact },
}: RevisableReading): Judgement | undefined {
  const { kind, side, from } = value;
  const { clause, dimensions, isPause } = context;
  if (verdict === 'equal' || !fact || !isDue(fact) || !DEADLINE_KINDS.has(kind)) return undefined;
  const at = clause.nodes.findIndex(({ value }) => value?.kind === kind && value.from === from);
  if (kind === 'weekday' && isWhatFor(clause.nodes.slice(0, at))) return UNKNOWN;
  const isInTime = has(clause.nodes, '#inTime');
  const isEnd = dimensions.get('edge')?.has('end') === true;
  const isCalled =
    (side !== undefined && (side !== 'at' || kind === 'date')) ||
    isEnd ||
    has(clause.nodes, '#until', '#by') ||
    clause.meanings.has('deadline');
  // «Il primo giugno è già chiusa»
  if (isPause && !isEnd && from > fact.from) return UNKNOWN;
  if (isCalled && !isInTime) return undefined;
  if (kind !== 'weekday' || (from <= fact.from && !isNegative(clause))) return UNKNOWN;
  // «Di giovedì non ci si iscrive più»
  if (from > fact.from && isNegative(clause)) return { verdict: 'equal', fact };
  return { verdict: isInTime ? 'differs' : 'check', fact };
}

/** «La settimana costa 135 euro in entrambe le sedi»: a price that one of them does not have. */
export function lackedByVenue({
  value: { kind },
  context: { clause, sentence },
  judged: { verdict, fact },
  matching,
  profiles: { openVenues },
}: RevisableReading): Judgement | undefined {
  if (verdict !== 'equal' || kind !== 'money') return undefined;
  const said = clause.dimensions.get('venue');
  const isEvery = has(said ? clause.nodes : sentence.flatMap(({ nodes }) => nodes), '#everyVenue');
  const named = isEvery ? openVenues : [...(said ?? [])];
  const isSole = valuesOf(sentence).filter(({ node }) => node.value?.kind === kind).length === 1;
  // «Costa 24 euro a Sport City e non c’è a SC Ostiense»
  if (named.length < 2 || !isSole || has(clause.nodes, '#more', '#not')) return undefined;
  const isHere = (id: string) =>
    matching.some(({ profile }) => profile.fact.venues?.includes(id) !== false);
  return named.every(isHere) ? undefined : { verdict: 'differs', fact };
}

/** «Si prenota fino al giorno prima»: later than any deadline. */
export function lastMinute({ context, profiles }: Mention): Judgement | undefined {
  const { clause, weights } = context;
  const { nodes } = clause;
  const at = nodes.findIndex(({ tags }) => tags.has('#eve'));
  const isUntil = has(nodes.slice(Math.max(0, at - FOR_WITHIN), at), '#until', '#by');
  const isSaid = isUntil || has(nodes, '#able', '#may');
  const fact = profiles
    .ofFamily('weekday')
    .find(
      (one) =>
        isDue(one) &&
        (one.marked.length > 0 ? one.marked : ['enrolment']).every((topic) => weights.has(topic)),
    );
  if (at < 0 || !isSaid || !fact) return undefined;
  return { verdict: isNegative(clause) ? 'equal' : 'differs', fact };
}

function isDue({ own, group }: Profile): boolean {
  return ['deadline', 'booking'].some((one) => own.has(one) || group.has(one));
}

/** «The deadline for Monday»; not «closes after Monday», «the deadline is for Monday». */
function isWhatFor(before: readonly Node[]): boolean {
  const since = before.slice(Math.max(0, before.findLastIndex(isValue)));
  const at = since.findLastIndex(({ tags }) => tags.has('#span') && !tags.has('#after'));
  const noun = since[at - 1];
  if (!noun || since.length - at > FOR_WITHIN) return false;
  return isValue(noun) || meaningsOf(noun).length > 0;
}

/** «Si può entrare e uscire dalle 9 alle 17»: each end is that of a fact that the clause names. */
export function twoEnds({
  value,
  node,
  context,
  profiles,
  judged,
}: RevisableReading): Judgement | undefined {
  if (judged.verdict !== 'differs' || !value.isRange || value.kind !== 'time' || context.isPause)
    return undefined;
  const [opens, closes] = [value.from, value.to].map((at) => {
    const end: Value = { ...value, isRange: false, from: at, to: at, side: undefined };
    const meant = scoredFor(end, node, context, profiles).filter(({ isUnnamed }) => !isUnnamed);
    return meant.find((one) => one.evidence > 0 && agrees(end, one.profile, false));
  });
  return opens && closes ? { verdict: 'check', fact: closes.profile } : undefined;
}

/** The clause, or one before it, names another subject that has this value. */
export function otherSubject({
  value,
  context,
  judged,
  matching,
}: RevisableReading): Judgement | undefined {
  if (judged.verdict === 'equal') return undefined;
  const found = matching.find(isBeside(value, context, judged.fact));
  return found && { verdict: 'equal', fact: found.profile };
}

function isBeside(
  { kind, vague, side, isAfter }: Value,
  { clause, sentence }: Context,
  best: Profile | undefined,
) {
  const before = sentence.slice(0, sentence.indexOf(clause)).filter((one) => !one.values[0]);
  const named = before.flatMap(({ nodes }) => nodes.flatMap(meaningsOf));
  const said = new Set([...named, ...clause.meanings]);
  const own = new Set([...(best?.own ?? []), ...(best?.group ?? [])]);
  const isSibling = ({ fact }: Profile) => parentOf(fact.path) === parentOf(best?.fact.path ?? '');
  const isOtherHour = (one: Profile) =>
    kind === 'time' &&
    !isSibling(one) &&
    [...one.own].some((meaning) => clause.meanings.has(meaning));
  return ({ profile }: Scored) =>
    // «Dopo le 9 il cancello è chiuso»
    isAfter === true ||
    // «Le settimane sono dodici»: no other fact counts as many.
    (!vague && profile.fact.path === 'season' && profile.family === 'count') ||
    isOtherHour(profile) ||
    (kind === 'date' && !side && isSibling(profile)) ||
    [...profile.marked, ...profile.named].some((one) => said.has(one) && !own.has(one));
}

export function isRight({ value, judged }: JudgedReading): boolean {
  return judged.verdict === 'equal' && judged.fact !== undefined && value.kind !== 'month';
}

/**
 * «80 euro per cinque giorni, 20 per uno»: another fact than the one that the sentence states
 * rightly elsewhere; not «35 euro a Sport City e 39 a SC Ostiense».
 */
export function isAnother(
  { value, context: { dimensions }, judged, profiles }: JudgedReading,
  other: JudgedReading | undefined,
): boolean {
  const [venue, tariff] = [dimensions.get('venue'), dimensions.get('tariff') ?? USUAL];
  if (judged.verdict === 'equal' || other?.value.kind !== value.kind) return false;
  if (other.context.dimensions.get('venue') !== venue) return false;
  return profiles
    .ofFamily(FAMILIES[value.kind] ?? '')
    .some((one) => agrees(value, one, false) && tariff.has(one.dimensions.get('tariff') ?? 'base'));
}

const USUAL: ReadonlySet<string> = new Set(['base']);
