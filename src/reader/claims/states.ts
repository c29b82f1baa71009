import { addDays, daysBetween, weekdayOf } from '../../time/calendar.ts';
import { dateOf } from '../facts/implied.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Lexicon } from '../values/lexicon.ts';
import type { Value } from '../values/value.ts';
import { agrees } from './agreement.ts';
import { opensApart } from './clash.ts';
import { type Clause, has, isDenial, isExcludedAt } from './clauses.ts';
import { type Context, WEIGHT_BESIDE } from './context.ts';
import type { Judged } from './verdict.ts';

/** «Il 12 agosto siamo aperti»: whether a day is in the season and in no closure. */
export function openOn(
  value: Value,
  context: Context,
  { season, closures, lexicon }: Profiles,
  year: number,
): Judged | undefined {
  const { clause, weights, dimensions, isExcluded } = context;
  const said = isExcluded || clause.meanings.size === 0 ? weights : clause.meanings;
  if (!season || value.isRange || opensApart(clause)) return undefined;
  const closure = closures.find(({ from, to }) => from <= value.to && value.from <= to);
  if ((weights.get('reopen') ?? 0) >= WEIGHT_BESIDE)
    return value.from === season.from
      ? { verdict: 'equal', fact: season }
      : reopening(value, clause, closures, { year, lexicon });
  const isEdge = dimensions.has('edge') || value.side !== undefined;
  // «Aperti fino all’8 e poi dal 18», «a Ferragosto si chiude»
  const beside = closures.find((one) => !said.has('closure') && isNextTo(value, one, year));
  const around = isEdge && (dimensions.get('edge')?.has('end') ? (closure ?? beside) : beside);
  if (around) return { verdict: 'equal', fact: around };
  if (!(said.has('open') || said.has('start') || said.has('closure'))) return undefined;
  const isClosed = isNegative(clause) !== isExcluded;
  // «La chiusura comincia l’11»: an end of it, not a day on which it is closed.
  const isOfClosure = said.has('closure') && !isExcluded && (isEdge || !isClosed);
  if (isOfClosure || (isEdge && !closure && !isClosed)) return undefined;
  // «A metà agosto»: open on some of its days, and closed on others.
  if (closure && value.from < value.to) return { verdict: 'equal', fact: closure };
  const isOpen = !closure && season.from <= value.to && value.from <= season.to;
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

/** «Dopo la pausa si riprende il 18 agosto»: the next camp day after a closure. */
function reopening(
  value: Value,
  clause: Clause,
  closures: readonly Profile[],
  { year, lexicon }: { readonly year: number; readonly lexicon: Lexicon },
): Judged | undefined {
  const [fact] = closures;
  const date = dateOf(value, year);
  const right = closures.find((one) => date === reopeningOf(one, year));
  if (!fact || clause.nodes.some(isDenial)) return undefined;
  if (right) return { verdict: 'equal', fact: right };
  const isOfOther = [...clause.meanings].some(
    (one) => one.startsWith('=') || (lexicon.isMarked(one) && one !== 'closure'),
  );
  return { verdict: isOfOther ? 'check' : 'differs', fact };
}

/** The first day from Monday to Friday after a closure. */
function reopeningOf({ to, year: own }: Profile, year: number): string | undefined {
  const last = dateOf({ from: to, year: own }, year);
  const next = last === undefined ? [] : [1, 2, 3].map((days) => addDays(last, days));
  return next.find((day) => !WEEKEND_DAYS.has(weekdayOf(day)));
}

const WEEKEND_DAYS: ReadonlySet<string> = new Set(['saturday', 'sunday']);

/** «A luglio siamo aperti», «chiusi tutto agosto»: whether a month is in the season, not closed. */
export function openIn(value: Value, context: Context, profiles: Profiles): Judged | undefined {
  const { all, season, closures } = profiles;
  const { clause, dimensions } = context;
  const isEdge = dimensions.has('edge') || value.side !== undefined || clause.meanings.has('open');
  const subject = all.filter(
    (one) =>
      one.family === 'date' && (isEdge || !one.dimensions.has('edge')) && isSaid(one, context),
  );
  const right = subject.find((one) => agrees(value, one, false));
  if (subject[0]) return { verdict: right ? 'equal' : 'differs', fact: right ?? subject[0] };
  const overlaps = ({ from, to }: Profile) =>
    Math.floor(from / 100) <= value.to && Math.floor(to / 100) >= value.from;
  const closure = closures.find(overlaps);
  const isClosed = isNegative(clause);
  const isState = clause.meanings.has('open') || clause.meanings.has('closure');
  if (!season || !isState || opensApart(clause) || dimensions.has('edge')) return undefined;
  const isWhole = has(clause.nodes, '#whole');
  const isOpen = overlaps(season) && !(closure && (isClosed ? !isWhole : isWhole));
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

/** A day whose own topic the clause names: «the first open day falls in June». */
function isSaid(fact: Profile, context: Context): boolean {
  const { clause, weights } = context;
  const isNear = (one: string) => (weights.get(one) ?? 0) >= WEIGHT_BESIDE;
  return !fact.marked.includes('closure') && fact.marked.some(isNear) && clause.meanings.size > 0;
}

/** «La prima settimana va dal 9 al 13 giugno», «la quarta comincia il 30» */
export function nthWeek(
  value: Value,
  { clause, ordinal, dimensions }: Context,
  { season: fact, weeks }: Profiles,
): Judged | undefined {
  const week = ordinal && clause.meanings.has('week') ? weeks[ordinal - 1] : undefined;
  if (!week || !(value.isRange || dimensions.has('edge'))) return undefined;
  const isFirst = !value.isRange && dimensions.get('edge')?.has('end');
  const isRight = value.isRange
    ? value.from === week[0] && value.to === week[1]
    : value.from === week[isFirst ? 1 : 0];
  return { verdict: isRight ? 'equal' : 'differs', fact };
}

/** What says no without a negation: «troppo grande», «chiuso», «manca la piscina». */
const NEGATIVES = ['#too', '#closed', '#lacking'];

/** An odd number of negations: «non è aperto», but not «is not too old»; «non … mai» is one. */
export function isNegative({ nodes, isRefused = false }: Clause): boolean {
  const colon = nodes.findLastIndex(({ norm }) => norm === ':');
  // «Finita la pausa si riapre»
  const said = nodes.filter((_, at) => at > colon && !isExcludedAt(nodes, at));
  const others = said.filter((one) => !isDenial(one) && NEGATIVES.some((tag) => one.tags.has(tag)));
  return (others.length + Number(said.some(isDenial)) + Number(isRefused)) % 2 === 1;
}

const WEEKEND = 3;

/** The last day before a closure, or the first after it, with a weekend between. */
function isNextTo(value: Value, { from, to, year: own }: Profile, year: number): boolean {
  const [day, first, last] = [value.from, from, to].map((one) =>
    dateOf({ from: one, year: own }, year),
  );
  if (!day || !first || !last) return false;
  const [before, after] = [daysBetween(day, first), daysBetween(last, day)];
  return (before > 0 && before <= WEEKEND) || (after > 0 && after <= WEEKEND);
}
