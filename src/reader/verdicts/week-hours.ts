// What is open on a weekday: an office by its hours, the camp by the weeks of its season.

import { FRIDAY } from '../../time/season-weeks.ts';
import { type Clause, valuesOf } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import { WEIGHT_BESIDE } from '../claims/weights.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Judgement, Reading } from './verdict.ts';

/** Hours that begin at this time or later are afternoon hours, in minutes. */
const AFTERNOON = 13 * 60;

const NO_DAYS = [Number.NaN, Number.NaN] as const;

/** «La domenica la segreteria è chiusa», «anche il sabato si gioca»: what is open on a weekday. */
export function onWeekday(reading: Reading): Judgement | undefined {
  const { value, node, context, profiles } = reading;
  const { clause } = context;
  const hours = hoursOn([value.from, value.to], context, profiles);
  const [fact] = hours;
  if (!fact) return campOn(reading);
  const { nodes } = clause;
  const isExcepted = isExcept(clause, node);
  // «On Sundays it is closed between one and four»: of an hour, not of the day.
  const isAtHour = clause.values.some((one) => one.value?.kind === 'time');
  if (isAtHour || (!has(nodes, '#closed', 'open', '#only') && !isExcepted)) return undefined;
  const [isMorning, isEvening] = [has(nodes, '#morning', 'mornings'), has(nodes, '#evening')];
  const isMeant = ({ from }: Profile) =>
    isMorning === isEvening || (isMorning ? from < AFTERNOON : from >= AFTERNOON);
  const meant = hours.filter(isMeant);
  const isOnly = has(nodes, '#only', 'mornings') && meant.length < hours.length;
  const isOpen = meant.length > 0 && !isOnly;
  return { verdict: isOpen === (isExcepted || isNegative(clause)) ? 'differs' : 'equal', fact };
}

/** «Il sabato il campus chiude alle 13»: it is closed on that day. */
export function atHour({ context, profiles }: Reading): Judgement | undefined {
  const { clause, weekdays = NO_DAYS } = context;
  const node = clause.nodes.find((one) => one.value?.kind === 'weekday');
  const value = node?.value;
  const isOfOffice = hoursOn(weekdays, context, profiles).length > 0;
  return value && value.from > FRIDAY && !isOfOffice
    ? campOn({ value, node, context, profiles })
    : undefined;
}

/** The hours of what the sentence names, on any of these weekdays. */
function hoursOn(
  [first, last]: readonly [number, number],
  { weights, sentence }: Context,
  { all }: Profiles,
): Profile[] {
  const isNamed = (one: string) =>
    (weights.get(one) ?? 0) >= WEIGHT_BESIDE || sentence.some(({ meanings }) => meanings.has(one));
  return all.filter(
    ({ fact, weekdays, marked }) =>
      fact.kind === 'timeRange' &&
      weekdays &&
      weekdays[0] <= last &&
      weekdays[1] >= first &&
      marked.some(isNamed),
  );
}

/** «Il lunedì siamo chiusi»: the camp is open from Monday to Friday. */
function campOn({ value, node, context, profiles }: Reading): Judgement | undefined {
  const { clause, sentence, isExcluded } = context;
  const { season, weeks, lexicon } = profiles;
  const upTo = sentence.slice(0, sentence.indexOf(clause) + 1);
  // «Di domenica ci trovate in due fasce: 10–13 e 16–19»
  const isAtHours = valuesOf(sentence).some(
    (one) => one.node.value?.kind === 'number' && one.node.value.isRange,
  );
  const isDay = ({ value: one }: Node) => one?.kind === 'date' || one?.kind === 'month';
  const isHabit = !value.side && !upTo.some(({ values }) => values.some(isDay)) && !isAtHours;
  if (!season || weeks.length === 0 || !isHabit) return undefined;
  const isExcepted = isExcept(clause, node);
  // «Il campus è aperto, sabato compreso», «…, mai il sabato»
  const isBare = clause.meanings.size === 0;
  const beside = [sentence[upTo.length], sentence[upTo.length - 2]];
  const said = isBare ? beside.find((one) => one && isRunning(one)) : clause;
  if (!said || (isBare && said.nodes[0]?.tags.has('#but'))) return undefined;
  const isOther = [...said.meanings].some(
    (one) => one === 'enrolment' || (lexicon.isMarked(one) && !OURS.has(one)),
  );
  const isCall = ['email', 'phone', 'whatsapp'].some((one) => said.meanings.has(one));
  if (isOther || isCall || !(isExcepted || isRunning(said))) return undefined;
  if (isOfOther(said)) return undefined;
  // «Tutti i giorni tranne la domenica»: that includes Saturday.
  const isOpen = isExcepted ? value.from === FRIDAY + 1 : value.to <= FRIDAY;
  const isDenied = isNegative(said) !== ((isBare && isNegative(clause)) || isExcluded);
  return { verdict: isOpen === (isDenied && !isExcepted) ? 'differs' : 'equal', fact: season };
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

/** «Il ristorante è chiuso il lunedì»: the clause begins with a noun for something that the camp does not have. */
function isOfOther({ nodes, meanings }: Clause): boolean {
  const state = nodes.findIndex(({ tags }) => STATES.some((one) => tags.has(one)));
  const lead = nodes.slice(0, Math.max(0, state)).flatMap(meaningsOf);
  return lead.some((one) => one.startsWith('=')) || meanings.has('partners');
}

const STATES = ['open', '#closed', 'closure', 'reopen'];

/** «Open every day except Sunday» */
function isExcept({ nodes, meanings }: Clause, node: Node): boolean {
  const at = nodes.indexOf(node);
  const before = nodes.slice(Math.max(0, at - BETWEEN), at);
  const isRunning = meanings.has('open') || meanings.has('camp') || meanings.has('activities');
  return isRunning && has(before, '#without');
}

const BETWEEN = 3;
