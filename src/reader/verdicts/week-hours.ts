// What is open on a weekday: an office by its hours, the camp by the weeks of its season.

import { LAST_CAMP_DAY_INDEX } from '../../time/season-weeks.ts';
import { type Clause, type Sentence, valuesOf } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import { PROXIMITY_LEADING } from '../claims/weights.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { InterpretedValue, Judgement } from './verdict.ts';

/** Hours that begin at this time or later are afternoon hours, in minutes. */
const AFTERNOON = 13 * 60;

const NO_DAYS = [Number.NaN, Number.NaN] as const;

/**
 * What is open on a weekday: «La domenica la segreteria è chiusa» (on Sundays the office is
 * closed), «anche il sabato si gioca» (we play on Saturdays, too).
 */
export function onWeekday(interpreted: InterpretedValue): Judgement | undefined {
  const { value, node, context, profiles } = interpreted;
  const { clause } = context;
  const hours = hoursOn([value.from, value.to], context, profiles);
  const [fact] = hours;
  if (!fact) return campOn(interpreted);
  const { nodes } = clause;
  const isExcepted = isException(clause, node);
  // An hour is closed, not the day: «On Sundays it is closed between one and four».
  const closedAt = nodes.findIndex(({ tags }) => tags.has('#closed'));
  const isForHours = closedAt >= 0 && has(nodes.slice(closedAt), '#from', '#between', '#until');
  if (
    isForHours ||
    namesHours(context.sentence) ||
    (!has(nodes, '#closed', 'open', '#only') && !isExcepted)
  )
    return undefined;
  const [isMorning, isEvening] = [has(nodes, '#morning', 'mornings'), has(nodes, '#evening')];
  const isMeant = ({ from }: Profile) =>
    isMorning === isEvening || (isMorning ? from < AFTERNOON : from >= AFTERNOON);
  const meant = hours.filter(isMeant);
  const isOnly = has(nodes, '#only', 'mornings') && meant.length < hours.length;
  const isOpen = meant.length > 0 && !isOnly;
  return { verdict: isOpen === (isExcepted || isNegative(clause)) ? 'differs' : 'equal', fact };
}

/**
 * An hour of a day on which the camp is closed: «Il sabato il campus chiude alle 13» (on Saturdays
 * the camp closes at 1 pm).
 */
export function atHour({ context, profiles }: InterpretedValue): Judgement | undefined {
  const { clause, weekdays = NO_DAYS } = context;
  const node = clause.nodes.find((word) => word.value?.kind === 'weekday');
  const value = node?.value;
  const isOfOffice = hoursOn(weekdays, context, profiles).length > 0;
  return value && value.from > LAST_CAMP_DAY_INDEX && !isOfOffice
    ? campOn({ value, node, context, profiles })
    : undefined;
}

/** The hours of what the sentence names, on any of these weekdays. */
function hoursOn(
  [first, last]: readonly [number, number],
  { proximities, sentence }: Context,
  { all }: Profiles,
): Profile[] {
  const isNamed = (topic: string) =>
    (proximities.get(topic) ?? 0) >= PROXIMITY_LEADING ||
    sentence.some(({ meanings }) => meanings.has(topic));
  return all.filter(
    ({ fact, weekdays, marked }) =>
      fact.kind === 'timeRange' &&
      weekdays &&
      weekdays[0] <= last &&
      weekdays[1] >= first &&
      marked.some(isNamed),
  );
}

/**
 * The camp is open from Monday to Friday: «Il lunedì siamo chiusi» (closed on Mondays) is wrong.
 */
function campOn({ value, node, context, profiles }: InterpretedValue): Judgement | undefined {
  const { clause, sentence, isExcluded } = context;
  const { season, weeks, lexicon } = profiles;
  const upTo = sentence.slice(0, sentence.indexOf(clause) + 1);
  const isDay = ({ value: other }: Node) => other?.kind === 'date' || other?.kind === 'month';
  const isHabit =
    !value.side && !upTo.some(({ values }) => values.some(isDay)) && !namesRange(sentence);
  if (!season || weeks.length === 0 || !isHabit) return undefined;
  const isExcepted = isException(clause, node);
  // A clause of the weekday alone is about the one beside it: «Il campus è aperto, sabato compreso»
  // (the camp is open, Saturdays included), «…, mai il sabato» (never on Saturdays).
  const isBare = clause.meanings.size === 0;
  const beside = [sentence[upTo.length], sentence[upTo.length - 2]];
  const main = isBare ? beside.find((other) => other && isRunning(other)) : clause;
  if (!main || (isBare && main.nodes[0]?.tags.has('#but'))) return undefined;
  const isOther = [...main.meanings].some(
    (topic) => topic === 'enrolment' || (lexicon.isMarked(topic) && !OURS.has(topic)),
  );
  const isOfContact = ['email', 'phone', 'whatsapp'].some((topic) => main.meanings.has(topic));
  if (isOther || isOfContact || !(isExcepted || isRunning(main))) return undefined;
  if (isOfOther(main)) return undefined;
  // «Tutti i giorni tranne la domenica» (every day except Sunday) includes Saturday.
  const isOpen = isExcepted
    ? value.from === LAST_CAMP_DAY_INDEX + 1
    : value.to <= LAST_CAMP_DAY_INDEX;
  const isDenied = isNegative(main) !== ((isBare && isNegative(clause)) || isExcluded);
  return { verdict: isOpen === (isDenied && !isExcepted) ? 'differs' : 'equal', fact: season };
}

/**
 * Hours are compared by themselves: «Di domenica ci trovate in due fasce: 10–13 e 16–19» (on
 * Sundays we are there in two slots).
 */
function namesRange(sentence: Sentence): boolean {
  return valuesOf(sentence).some(
    ({ node: { value } }) => value?.kind === 'number' && value.isRange,
  );
}

function namesHours(sentence: Sentence): boolean {
  const isHour = ({ node }: { readonly node: Node }) => node.value?.kind === 'time';
  return namesRange(sentence) || valuesOf(sentence).some(isHour);
}

/** Whether it says that the camp runs, or not. */
function isRunning({ nodes }: Clause): boolean {
  const isVisit =
    has(nodes, 'exit', 'activities', '#visits', 'start', 'end') && has(nodes, 'children', 'camp');
  return has(nodes, ...STATES, 'reception') || isVisit;
}

/** Marked topics that a clause about the camp may name. */
const OURS: ReadonlySet<string> = new Set(
  'closure lunch pool snack rest relax experience founding'.split(' '),
);

/**
 * Whether the clause begins with a noun for something that the camp does not have: «Il ristorante è
 * chiuso il lunedì» (the restaurant is closed on Mondays).
 */
function isOfOther({ nodes, meanings }: Clause): boolean {
  const at = nodes.findIndex((node) => has([node], ...STATES));
  const lead = nodes.slice(0, Math.max(0, at)).flatMap(meaningsOf);
  return lead.some((meaning) => meaning.startsWith('=')) || meanings.has('partners');
}

const STATES = ['open', '#closed', 'closure', 'reopen'];

/** Whether the weekday is an exception: «Open every day except Sunday». */
function isException({ nodes, meanings }: Clause, node: Node): boolean {
  const at = nodes.indexOf(node);
  const before = nodes.slice(Math.max(0, at - BETWEEN), at);
  const isRunning = meanings.has('open') || meanings.has('camp') || meanings.has('activities');
  return isRunning && has(before, '#without');
}

const BETWEEN = 3;
