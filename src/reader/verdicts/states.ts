import { isSeasonEdge, opensApart } from '../claims/clash.ts';
import { isDenial, isNegative } from '../claims/negation.ts';
import { has } from '../claims/nodes.ts';
import { WEIGHT_BESIDE } from '../claims/weights.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Value } from '../values/value.ts';
import type { Judgement, Mention, Reading } from './verdict.ts';

/** «Il 12 agosto siamo aperti»: whether a day is in the season and in no closure. */
export function openOn({ value, context, profiles }: Reading): Judgement | undefined {
  const { season, weeks } = profiles;
  const { clause, weights, dimensions, isExcluded } = context;
  const said = isExcluded || clause.meanings.size === 0 ? weights : clause.meanings;
  if (!season || value.isRange || opensApart(clause)) return undefined;
  const at = dimensions.get('venue');
  const closures = isSeasonEdge(clause) ? [] : profiles.closuresAt(at);
  const closure = closures.find(isOn(value));
  if ((weights.get('reopen') ?? 0) >= WEIGHT_BESIDE) return reopening({ value, context, profiles });
  const isEdge = dimensions.has('edge') || value.side !== undefined;
  // «Aperti fino all’8 e poi dal 18», «a Ferragosto si chiude»
  const beside = closures.find((one) => !said.has('closure') && isNextTo(value, one, weeks));
  const around = isEdge && (dimensions.get('edge')?.has('end') ? (closure ?? beside) : beside);
  // «Il campus finisce a metà agosto»: the pause, or the season.
  const isEither = value.from < value.to && clause.meanings.has('camp');
  if (around) return { verdict: isEither ? 'check' : 'equal', fact: around };
  if (!(said.has('open') || said.has('start') || said.has('closure'))) return undefined;
  const isClosed = isNegative(clause) !== isExcluded;
  // «La chiusura comincia l’11»: an end of it, not a day on which it is closed.
  const isOfClosure = said.has('closure') && !isExcluded && (isEdge || !isClosed);
  if (isOfClosure || (isEdge && !closure && !isClosed)) return undefined;
  // «A metà agosto»: open on some of its days, and closed on others.
  if (closure && value.from < value.to) return { verdict: 'equal', fact: closure };
  // Closed at some venues only, and the text names none of them.
  const apart = at ? undefined : profiles.venueClosures.find(isOn(value));
  if (!closure && apart) return { verdict: isClosed ? 'differs' : 'check', fact: apart };
  const isOpen = !closure && season.from <= value.to && value.from <= season.to;
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

function isOn(value: Value) {
  return ({ from, to }: Profile) => from <= value.to && value.from <= to;
}

/** «Dopo la pausa si riprende il 18 agosto»: the first camp day after a closure, or of all. */
function reopening({ value, context, profiles }: Omit<Reading, 'node'>): Judgement | undefined {
  const { clause, dimensions } = context;
  const { season, weeks, lexicon } = profiles;
  const closures = profiles.closuresAt(dimensions.get('venue'));
  const right = closures.find(({ to }) => value.from === firstAfter(to, weeks));
  const fact = value.from === season?.from ? season : right;
  if (fact) return { verdict: 'equal', fact };
  const isOfOther = [...clause.meanings].some(
    (one) => one.startsWith('=') || (lexicon.isMarked(one) && one !== 'closure'),
  );
  // «Dopo la pausa di Ferragosto si riprende il 18»: a day of the closure names it.
  const isName = has(clause.nodes, '#after', '#closed') && closures.some(isOn(value));
  if (!closures[0] || isName || clause.nodes.some(isDenial)) return undefined;
  return { verdict: isOfOther ? 'check' : 'differs', fact: closures[0] };
}

function firstAfter(day: number, weeks: Profiles['weeks']): number | undefined {
  return weeks.find(([first]) => first > day)?.[0];
}

/** «A luglio siamo aperti», «chiusi tutto agosto»: whether a month is in the season, not closed. */
export function openIn({ value, context, profiles }: Reading): Judgement | undefined {
  const { clause, dimensions } = context;
  const { season } = profiles;
  const overlaps = ({ from, to }: Profile) =>
    Math.floor(from / 100) <= value.to && Math.floor(to / 100) >= value.from;
  const closure = profiles.closuresAt(dimensions.get('venue')).find(overlaps);
  const isClosed = isNegative(clause);
  const isState = clause.meanings.has('open') || clause.meanings.has('closure');
  if (!season || !isState || opensApart(clause) || dimensions.has('edge')) return undefined;
  const isWhole = has(clause.nodes, '#whole');
  const isOpen = overlaps(season) && !(closure && (isClosed ? !isWhole : isWhole));
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

/** «La prima settimana va dal 9 al 13 giugno», «la quarta comincia il 30» */
export function nthWeek({ value, context, profiles }: Reading): Judgement | undefined {
  const { clause, ordinal, dimensions } = context;
  const { season: fact, weeks } = profiles;
  const week = ordinal && clause.meanings.has('week') ? weeks[ordinal - 1] : undefined;
  if (!week || !(value.isRange || dimensions.has('edge'))) return undefined;
  const isFirst = !value.isRange && dimensions.get('edge')?.has('end');
  const isRight = value.isRange
    ? value.from === week[0] && value.to === week[1]
    : value.from === week[isFirst ? 1 : 0];
  return { verdict: isRight ? 'equal' : 'differs', fact };
}

/** «Aperti tutta l’estate, senza pause»: not with a closure. */
export function uninterrupted({ context, profiles }: Mention): Judgement | undefined {
  const { clause, sentence } = context;
  const { lexicon } = profiles;
  const [closure] = profiles.closures;
  const nodes = sentence.flatMap((one) => one.nodes);
  const isOfOther = sentence.some(
    ({ meanings, values }) =>
      values.some(({ value }) => DATED.has(value?.kind ?? '')) ||
      [...meanings].some((one) => lexicon.isMarked(one) && one !== 'closure'),
  );
  const isSaid =
    has(clause.nodes, '#uninterrupted') && !has(nodes, '#without', '#excluded', '#not');
  return closure && isSaid && !isOfOther ? { verdict: 'differs', fact: closure } : undefined;
}

const DATED: ReadonlySet<string> = new Set(['time', 'date', 'weekday']);

/** The last camp day before a closure, or the first after it. */
function isNextTo({ from: day }: Value, { from, to }: Profile, weeks: Profiles['weeks']): boolean {
  return day === weeks.findLast(([, last]) => last < from)?.[1] || day === firstAfter(to, weeks);
}
