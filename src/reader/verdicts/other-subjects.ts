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
  type JudgedValue,
  type Judgement,
  type Mention,
  type RevisableValue,
  UNKNOWN,
} from './verdict.ts';

const FOR_WITHIN = 3;
const DEADLINE_KINDS: ReadonlySet<string> = new Set(['weekday', 'date', 'time']);

/**
 * A day is compared with a deadline only if the text calls it the last day, as «Ho prenotato di
 * martedì» (I booked on a Tuesday) does not.
 */
export function dueDay({
  value,
  context,
  judged: { verdict, fact },
}: RevisableValue): Judgement | undefined {
  const { kind, side, from } = value;
  const { clause, dimensions, isPause } = context;
  if (verdict === 'equal' || !fact || !isDeadline(fact) || !DEADLINE_KINDS.has(kind))
    return undefined;
  const at = clause.nodes.findIndex(({ value }) => value?.kind === kind && value.from === from);
  if (kind === 'weekday' && saysWhatFor(clause.nodes.slice(0, at))) return UNKNOWN;
  const isInTime = has(clause.nodes, '#inTime');
  const isEnd = dimensions.get('edge')?.has('end') === true;
  const isCalledLast =
    (side !== undefined && (side !== 'at' || kind === 'date')) ||
    isEnd ||
    has(clause.nodes, '#until', '#by') ||
    clause.meanings.has('deadline');
  // After the deadline all is closed: «Il primo giugno è già chiusa» (on 1 June it is closed
  // already).
  if (isPause && !isEnd && from > fact.from) return UNKNOWN;
  if (isCalledLast && !isInTime) return undefined;
  if (kind !== 'weekday' || (from <= fact.from && !isNegative(clause))) return UNKNOWN;
  // Nobody enrols after the deadline: «Di giovedì non ci si iscrive più» (no longer on Thursdays).
  if (from > fact.from && isNegative(clause)) return { verdict: 'equal', fact };
  return { verdict: isInTime ? 'differs' : 'check', fact };
}

/**
 * A price that one of the named venues does not have: «La settimana costa 135 euro in entrambe le
 * sedi» (at both venues).
 */
export function lackedByVenue({
  value: { kind },
  context: { clause, sentence },
  judged: { verdict, fact },
  matching,
  profiles: { openVenues },
}: RevisableValue): Judgement | undefined {
  if (verdict !== 'equal' || kind !== 'money') return undefined;
  const own = clause.dimensions.get('venue');
  const isEvery = has(own ? clause.nodes : sentence.flatMap(({ nodes }) => nodes), '#everyVenue');
  const named = isEvery ? openVenues : [...(own ?? [])];
  const isSole = valuesOf(sentence).filter(({ node }) => node.value?.kind === kind).length === 1;
  // A clause may itself say that one lacks it: «Costa 24 euro a Sport City e non c’è a SC Ostiense»
  // (24 euros at Sport City, and SC Ostiense does not have it).
  if (named.length < 2 || !isSole || has(clause.nodes, '#more', '#not')) return undefined;
  const isHere = (id: string) =>
    matching.some(({ profile }) => profile.fact.venues?.includes(id) !== false);
  return named.every(isHere) ? undefined : { verdict: 'differs', fact };
}

/**
 * The day before is later than any deadline: «Si prenota fino al giorno prima» (one can book until
 * the day before).
 */
export function lastMinute({ context, profiles }: Mention): Judgement | undefined {
  const { clause, proximities } = context;
  const { nodes } = clause;
  const at = nodes.findIndex(({ tags }) => tags.has('#eve'));
  const saysUntil = has(nodes.slice(Math.max(0, at - FOR_WITHIN), at), '#until', '#by');
  const allowsIt = saysUntil || has(nodes, '#able', '#may');
  const topicsOf = ({ marked }: Profile) => (marked.length > 0 ? marked : ['enrolment']);
  const fact = profiles
    .ofFamily('weekday')
    .find(
      (profile) =>
        isDeadline(profile) && topicsOf(profile).every((topic) => proximities.has(topic)),
    );
  if (at < 0 || !allowsIt || !fact) return undefined;
  return { verdict: isNegative(clause) ? 'equal' : 'differs', fact };
}

function isDeadline({ own, group }: Profile): boolean {
  return ['deadline', 'booking'].some((topic) => own.has(topic) || group.has(topic));
}

/**
 * Whether a day says what a deadline is for: «The deadline for Monday»; not «closes after Monday»,
 * «the deadline is for Monday».
 */
function saysWhatFor(before: readonly Node[]): boolean {
  const since = before.slice(Math.max(0, before.findLastIndex(isValue)));
  const at = since.findLastIndex(({ tags }) => tags.has('#span') && !tags.has('#after'));
  const noun = since[at - 1];
  if (!noun || since.length - at > FOR_WITHIN) return false;
  return isValue(noun) || meaningsOf(noun).length > 0;
}

/**
 * Each end of a range may be that of another fact that the clause names: «Si può entrare e uscire
 * dalle 9 alle 17» (one can come and go from 9 to 5).
 */
export function twoEnds({
  value,
  node,
  context,
  profiles,
  judged,
}: RevisableValue): Judgement | undefined {
  if (judged.verdict !== 'differs' || !value.isRange || value.kind !== 'time' || context.isPause)
    return undefined;
  const [opens, closes] = [value.from, value.to].map((at) => {
    const end: Value = { ...value, isRange: false, from: at, to: at, side: undefined };
    const meant = scoredFor(end, node, context, profiles).filter(({ isUnnamed }) => !isUnnamed);
    return meant.find(({ evidence, profile }) => evidence > 0 && agrees(end, profile, false));
  });
  return opens && closes ? { verdict: 'check', fact: closes.profile } : undefined;
}

/** The clause, or one before it, names another subject that has this value. */
export function otherSubject({
  value,
  context,
  judged,
  matching,
}: RevisableValue): Judgement | undefined {
  if (judged.verdict === 'equal') return undefined;
  const found = matching.find(isNamedBeside(value, context, judged.fact));
  return found && { verdict: 'equal', fact: found.profile };
}

function isNamedBeside(
  { kind, vague, side, isAfter }: Value,
  { clause, sentence }: Context,
  best: Profile | undefined,
) {
  const before = sentence.slice(0, sentence.indexOf(clause)).filter(({ values }) => !values[0]);
  const named = before.flatMap(({ nodes }) => nodes.flatMap(meaningsOf));
  const topics = new Set([...named, ...clause.meanings]);
  const own = new Set([...(best?.own ?? []), ...(best?.group ?? [])]);
  const isSibling = ({ fact }: Profile) => parentOf(fact.path) === parentOf(best?.fact.path ?? '');
  const isOtherHour = (profile: Profile) =>
    kind === 'time' &&
    !isSibling(profile) &&
    [...profile.own].some((meaning) => clause.meanings.has(meaning));
  return ({ profile }: Scored) =>
    // After one thing ends, another begins: «Dopo le 9 il cancello è chiuso» (after 9 the gate is
    // closed).
    isAfter === true ||
    // No other fact counts as many: «Le settimane sono dodici» (there are twelve weeks).
    (!vague && profile.fact.path === 'season' && profile.family === 'count') ||
    isOtherHour(profile) ||
    (kind === 'date' && !side && isSibling(profile)) ||
    [...profile.marked, ...profile.named].some((topic) => topics.has(topic) && !own.has(topic));
}

export function isRight({ value, judged }: JudgedValue): boolean {
  return judged.verdict === 'equal' && judged.fact !== undefined && value.kind !== 'month';
}

/**
 * Whether a value may be of another fact than the one that the sentence states rightly elsewhere:
 * «80 euro per cinque giorni, 20 per uno» (80 euros for five days, 20 for one); but not «35 euro a
 * Sport City e 39 a SC Ostiense», of two venues.
 */
export function isAnother(
  { value, context, judged, profiles }: JudgedValue,
  other: JudgedValue | undefined,
): boolean {
  const venue = context.dimensions.get('venue');
  const tariff = context.dimensions.get('tariff') ?? USUAL;
  if (judged.verdict === 'equal' || other?.value.kind !== value.kind) return false;
  if (other.context.dimensions.get('venue') !== venue) return false;
  const isOfTariff = ({ dimensions }: Profile) => tariff.has(dimensions.get('tariff') ?? 'base');
  return profiles
    .ofFamily(FAMILIES[value.kind] ?? '')
    .some((profile) => agrees(value, profile, false) && isOfTariff(profile));
}

const USUAL: ReadonlySet<string> = new Set(['base']);
