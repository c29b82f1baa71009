import { addDays, weekdayOf } from '../time/calendar.ts';
import { isOther as isOtherEvent } from './clash.ts';
import { type Clause, valuesOf } from './clauses.ts';
import { agrees } from './compare.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import { dateOf, isClosure, isSeason } from './implied.ts';
import type { Judged } from './judge.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { parentOf } from './score.ts';
import type { Value } from './value.ts';

const BESIDE = 0.8;

/** «Il 12 agosto siamo aperti»: whether a day is in the season and in no closure. */
export function openOn(
  value: Value,
  context: Context,
  { all }: Profiles,
  year: number,
): Judged | undefined {
  const { clause, sentence, weights, slots, isExcepted } = context;
  const isBare = clause.meanings.size === 0;
  const has = (one: string) => (isExcepted || isBare ? weights : clause.meanings).has(one);
  const closures = all.filter(isClosure);
  if (value.isRange) return undefined;
  const closure = closures.find(({ from, to }) => from <= value.from && value.from <= to);
  const isOnly = valuesOf(sentence).filter(({ node }) => node.value?.kind === 'date').length < 2;
  // «Riapre dopo Ferragosto, il 18 agosto»
  if ((weights.get('reopen') ?? 0) >= BESIDE)
    return closure && (!isOnly || clause.nodes.some(({ tags }) => tags.has('#after')))
      ? undefined
      : reopening(value, closures, year);
  const isEnd = slots.get('edge')?.has('end') && !value.side;
  if (closure && isEnd && !isOther(clause)) return { verdict: 'equal', fact: closure };
  const season = all.find(isSeason);
  const isClosing =
    !isExcepted && has('closure') && (slots.has('edge') || value.side || !isNegative(clause));
  const isState = has('open') || has('start') || has('closure');
  if (!season || !isState || isClosing || isOther(clause) || isWeekend(value, year))
    return undefined;
  const isClosed = isNegative(clause) !== isExcepted;
  if (closure) return { verdict: isClosed ? 'equal' : 'differs', fact: closure };
  const isEdge = slots.has('edge') || value.side !== undefined;
  if (isEdge && !isClosed) return undefined;
  // «Prima del 9 giugno» means the days before it.
  const isBefore = value.side === 'to' && value.from <= season.from;
  const isIn = !isBefore && season.from <= value.from && value.from <= season.to;
  return { verdict: isIn === isClosed ? 'differs' : 'equal', fact: season };
}

/** «A luglio siamo aperti», «chiusi tutto agosto»: whether a month is in the season, not closed. */
export function openIn(value: Value, context: Context, { all }: Profiles): Judged | undefined {
  const { clause, slots } = context;
  const subject = all.filter((one) => one.family === 'date' && isSaid(one, context));
  const right = subject.find((one) => agrees(value, one, false));
  if (subject[0]) return { verdict: right ? 'equal' : 'differs', fact: right ?? subject[0] };
  const season = all.find(isSeason);
  const overlaps = ({ from, to }: Profile) =>
    Math.floor(from / 100) <= value.to && Math.floor(to / 100) >= value.from;
  const closure = all.find((one) => isClosure(one) && overlaps(one));
  // «No break in August»
  const isUnbroken =
    clause.meanings.has('closure') && isNegative(clause) && !clause.meanings.has('open');
  const isClosed = isNegative(clause) && !isUnbroken;
  const isState = clause.meanings.has('open') || clause.meanings.has('closure');
  if (!season || !isState || isOther(clause) || slots.has('edge')) return undefined;
  const isWhole = isUnbroken || clause.nodes.some(({ tags }) => tags.has('#whole'));
  const isOpen = overlaps(season) && !(closure && (isClosed ? !isWhole : isWhole));
  return { verdict: isOpen === isClosed ? 'differs' : 'equal', fact: closure ?? season };
}

/** A day whose own topic the clause names: «the first open day falls in June». */
function isSaid(fact: Profile, context: Context): boolean {
  const { clause, weights } = context;
  const isNear = (one: string) => (weights.get(one) ?? 0) >= BESIDE;
  return (
    !fact.marked.includes('closure') &&
    fact.marked.some(isNear) &&
    !isOtherEvent(fact, context) &&
    clause.meanings.size > 0
  );
}

/** «La prima settimana va dal 9 al 13 giugno» */
export function nthWeek(
  value: Value,
  { clause, ordinal }: Context,
  { all, weeks }: Profiles,
): Judged | undefined {
  const fact = all.find(isSeason);
  const week = ordinal && clause.meanings.has('week') ? weeks[ordinal - 1] : undefined;
  if (!week || !value.isRange) return undefined;
  return { verdict: value.from === week[0] && value.to === week[1] ? 'equal' : 'differs', fact };
}

function isWeekend(value: Value, year: number): boolean {
  const date = dateOf(value, year);
  return date !== undefined && ['saturday', 'sunday'].includes(weekdayOf(date));
}

/** Topics that open and start on days of their own. */
function isOther({ meanings }: Clause): boolean {
  return ['openDay', 'secretariat', 'enrolment', 'training', 'show', 'chain'].some((one) =>
    meanings.has(one),
  );
}

/** An odd number of negations: «non è aperto», but not «is not too old»; «non … mai» is one. */
export function isNegative({ nodes }: Clause): boolean {
  const said = nodes.slice(nodes.findLastIndex(({ norm }) => norm === ':') + 1);
  const isDenial = ({ tags, norm }: Node) =>
    tags.has('#not') || (tags.has('#closed') && norm.startsWith('non '));
  const others = said.filter(
    (one) => !isDenial(one) && (one.tags.has('#too') || one.tags.has('#closed')),
  );
  return (others.length + Number(said.some(isDenial))) % 2 === 1;
}

/** «Una bimba di 5 anni», «an eight-year-old»: one child's age, within a limit or outside it. */
export function ofChild(
  value: Value,
  node: Node,
  { clause, sentence }: Context,
  { all }: Profiles,
  best: Profile | undefined,
): Judged | undefined {
  if (value.unit !== 'year' || value.isRange || value.isSince) return undefined;
  // «Fino a sei anni non serve» is right if it is needed from seven.
  if (value.side === 'to' && best?.bound === 'min' && isNegative(clause))
    return { verdict: value.from < best.from ? 'equal' : 'differs', fact: best };
  if (value.side) return undefined;
  // «Sotto i sette anni serve il certificato»
  const isUnder = value.vague === 'under' && best?.bound === 'min' && value.from <= best.from;
  if (isUnder && clause.meanings.has('min') && !isNegative(clause))
    return { verdict: 'differs', fact: best };
  if (value.vague) return undefined;
  const at = clause.nodes.indexOf(node);
  const before = clause.nodes.slice(Math.max(0, at - 2), at);
  const isChild =
    value.isOfOne ||
    // «A sei anni non serve»
    (best?.bound === 'min' && isNegative(clause)) ||
    before.some(({ tags }) => tags.has('children') || tags.has('siblings'));
  if (!isChild || !best?.units.has('unit:year') || best.family !== 'count') return undefined;
  const range = all.find(({ fact }) => fact.path === parentOf(best.fact.path));
  const limit = range?.fact.kind === 'ageRange' ? range : best;
  if (limit.fact.kind !== 'ageRange' && limit.bound !== 'min') return undefined;
  const isIn = limit.from <= value.from && (limit.bound === 'min' || value.from <= limit.to);
  // «Ha sei anni: niente lezioni», but not what is said of another subject.
  const said = sentence
    .slice(sentence.indexOf(clause))
    .filter(({ meanings }) =>
      [...meanings].every(
        (one) => !DENIED_APART.has(one) || best.own.has(one) || best.group.has(one),
      ),
    );
  return { verdict: isIn === said.some(isNegative) ? 'differs' : 'equal', fact: limit };
}

const DENIED_APART: ReadonlySet<string> = new Set(['entertainers', 'heads', 'lessons']);

/** «Si riapre il 18 agosto»: the day after a closure, or the Monday after it. */
function reopening(value: Value, closures: readonly Profile[], year: number): Judged | undefined {
  const date = dateOf(value, year);
  const monday = closures.find((one) => {
    const last = dateOf({ ...value, from: one.to, year: one.year }, year);
    const next =
      last &&
      [1, 2, 3].map((days) => addDays(last, days)).find((day) => weekdayOf(day) === 'monday');
    return date !== undefined && (next === date || (last && addDays(last, 1) === date));
  });
  const [fact] = closures;
  if (monday) return { verdict: 'equal', fact: monday };
  return fact && { verdict: 'differs', fact };
}
