import { isSeasonEdge, opensApart } from '../claims/contradicting-clause.ts';
import { isDenial, isNegative } from '../claims/negation.ts';
import { has } from '../claims/nodes.ts';
import { PROXIMITY_LEADING } from '../claims/weights.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Value } from '../values/value.ts';
import type { InterpretedValue, Judgement, Mention } from './verdict.ts';

/**
 * Whether a day is in the season and in no closure: «Il 12 agosto siamo aperti» (on 12 August we
 * are open).
 */
export function openOn({ value, context, profiles }: InterpretedValue): Judgement | undefined {
  const { season, weeks } = profiles;
  const { clause, proximities, dimensions, isExcluded } = context;
  const topics = isExcluded || clause.meanings.size === 0 ? proximities : clause.meanings;
  if (!season || value.isRange || opensApart(clause)) return undefined;
  const venues = dimensions.get('venue');
  const closures = isSeasonEdge(clause) ? [] : profiles.closuresAt(venues);
  const closure = closures.find(overlaps(value));
  if ((proximities.get('reopen') ?? 0) >= PROXIMITY_LEADING)
    return reopening({ value, context, profiles });
  const isEdge = dimensions.has('edge') || value.side !== undefined;
  // An end of the season or of a closure: «Aperti fino all’8 e poi dal 18» (open until the 8th, and
  // again from the 18th), «a Ferragosto si chiude» (we close in mid-August).
  const beside = topics.has('closure')
    ? undefined
    : closures.find((profile) => isNextTo(value, profile, weeks));
  const around = isEdge && (dimensions.get('edge')?.has('end') ? (closure ?? beside) : beside);
  // The pause, or the season: «Il campus finisce a metà agosto» (the camp ends in mid-August).
  const isAmbiguous = value.from < value.to && clause.meanings.has('camp');
  if (around) return { verdict: isAmbiguous ? 'check' : 'equal', fact: around };
  if (!(topics.has('open') || topics.has('start') || topics.has('closure'))) return undefined;
  const isClosed = isNegative(clause) !== isExcluded;
  // An end of the closure, not a day on which it is closed: «La chiusura comincia l’11» (the
  // closure begins on the 11th).
  const isOfClosure = topics.has('closure') && !isExcluded && (isEdge || !isClosed);
  if (isOfClosure || (isEdge && !closure && !isClosed)) return undefined;
  // Open on some of its days, and closed on others: «A metà agosto» (in mid-August).
  if (closure && value.from < value.to) return { verdict: 'equal', fact: closure };
  // Closed at some venues only, and the text names none of them.
  const apart = venues ? undefined : profiles.venueClosures.find(overlaps(value));
  if (!closure && apart) return { verdict: isClosed ? 'differs' : 'check', fact: apart };
  const isOpen = !closure && season.from <= value.to && value.from <= season.to;
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

function overlaps(value: Value) {
  return ({ from, to }: Profile) => from <= value.to && value.from <= to;
}

/**
 * The first camp day after a closure, or of all: «Dopo la pausa si riprende il 18 agosto» (after
 * the break we start again on 18 August).
 */
function reopening({
  value,
  context,
  profiles,
}: Omit<InterpretedValue, 'node'>): Judgement | undefined {
  const { clause, dimensions } = context;
  const { season, weeks, lexicon } = profiles;
  const closures = profiles.closuresAt(dimensions.get('venue'));
  const right = closures.find(({ to }) => value.from === firstAfter(to, weeks));
  const fact = value.from === season?.from ? season : right;
  if (fact) return { verdict: 'equal', fact };
  const isOfOther = [...clause.meanings].some(
    (meaning) => meaning.startsWith('=') || (lexicon.isMarked(meaning) && meaning !== 'closure'),
  );
  // A day of the closure may only name it: «Dopo la pausa di Ferragosto si riprende il 18» (after
  // the break of mid-August).
  const namesClosure = has(clause.nodes, '#after', '#closed') && closures.some(overlaps(value));
  if (!closures[0] || namesClosure || clause.nodes.some(isDenial)) return undefined;
  return { verdict: isOfOther ? 'check' : 'differs', fact: closures[0] };
}

function firstAfter(day: number, weeks: Profiles['weeks']): number | undefined {
  return weeks.find(([first]) => first > day)?.[0];
}

/**
 * Whether a month is in the season and not closed: «A luglio siamo aperti» (open in July), «chiusi
 * tutto agosto» (closed all August).
 */
export function openIn({ value, context, profiles }: InterpretedValue): Judgement | undefined {
  const { clause, dimensions } = context;
  const { season } = profiles;
  const includesMonth = ({ from, to }: Profile) =>
    Math.floor(from / 100) <= value.to && Math.floor(to / 100) >= value.from;
  const closure = profiles.closuresAt(dimensions.get('venue')).find(includesMonth);
  const isClosed = isNegative(clause);
  const saysState = clause.meanings.has('open') || clause.meanings.has('closure');
  if (!season || !saysState || opensApart(clause) || dimensions.has('edge')) return undefined;
  const isWhole = has(clause.nodes, '#whole');
  const isOpen = includesMonth(season) && !(closure && (isClosed ? !isWhole : isWhole));
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

/**
 * The days of a counted week: «La prima settimana va dal 9 al 13 giugno» (the first week is from 9
 * to 13 June), «la quarta comincia il 30» (the fourth begins on the 30th).
 */
export function nthWeek({ value, context, profiles }: InterpretedValue): Judgement | undefined {
  const { clause, ordinal, dimensions } = context;
  const { season: fact, weeks } = profiles;
  const week = ordinal && clause.meanings.has('week') ? weeks[ordinal - 1] : undefined;
  if (!week || !(value.isRange || dimensions.has('edge'))) return undefined;
  const isLastDay = !value.isRange && dimensions.get('edge')?.has('end');
  const isRight = value.isRange
    ? value.from === week[0] && value.to === week[1]
    : value.from === week[isLastDay ? 1 : 0];
  return { verdict: isRight ? 'equal' : 'differs', fact };
}

/**
 * With a closure, the season is not without a break: «Aperti tutta l’estate, senza pause» (open all
 * summer, without breaks).
 */
export function uninterrupted({ context, profiles }: Mention): Judgement | undefined {
  const { clause, sentence } = context;
  const { lexicon } = profiles;
  const [closure] = profiles.closures;
  const nodes = sentence.flatMap((part) => part.nodes);
  const isOfOther = sentence.some(
    ({ meanings, values }) =>
      values.some(({ value }) => DATED.has(value?.kind ?? '')) ||
      [...meanings].some((topic) => lexicon.isMarked(topic) && topic !== 'closure'),
  );
  const saysUninterrupted =
    has(clause.nodes, '#uninterrupted') && !has(nodes, '#without', '#excluded', '#not');
  return closure && saysUninterrupted && !isOfOther
    ? { verdict: 'differs', fact: closure }
    : undefined;
}

export const DATED: ReadonlySet<string> = new Set(['time', 'date', 'weekday']);

/** The last camp day before a closure, or the first after it. */
function isNextTo({ from: day }: Value, { from, to }: Profile, weeks: Profiles['weeks']): boolean {
  return day === weeks.findLast(([, last]) => last < from)?.[1] || day === firstAfter(to, weeks);
}
