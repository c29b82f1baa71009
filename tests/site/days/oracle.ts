// What the facts alone say of an instant: read from their files, with its own clock. It shares no
// code with the pages, or both would be wrong together.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** A date in a fact, and where it is written. */
export interface Dated {
  readonly fact: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The first instant at which it has passed: milliseconds since the epoch. */
  readonly passed: number;
  readonly file: string;
  readonly line: number;
}

export interface Oracle {
  readonly dated: readonly Dated[];
  readonly year: number;
  /** `announced`, `open`, `running` (also open), `closing`, `over`, `idle`, `next`. */
  stateAt(now: number): string;
  /** The instants at which the state changes. */
  readonly transitions: readonly number[];
  /** The first instant after a week's deadline, by its Monday. */
  readonly weeks: ReadonlyMap<string, number>;
  factFor(state: string): Dated | undefined;
}

/** Rome time as milliseconds since the epoch; summer time: last Sundays of March to October. */
export function romeMs(date: string, time = '00:00:00'): number {
  const wall = Date.parse(`${date}T${time}Z`);
  const year = Number(date.slice(0, 4));
  // The clocks change at 01:00 UTC: at 02:00 local time in March, at 03:00 in October.
  const isSummer =
    wall >= lastSunday(year, 2) + 2 * HOUR_MS && wall < lastSunday(year, 9) + 3 * HOUR_MS;
  return wall - (isSummer ? 2 : 1) * HOUR_MS;
}

/** Midnight UTC. @param month 0 to 11, one of 31 days */
export function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

type Change = Readonly<Record<string, string>>;

/** @param changed facts with values other than in their files: `season.end` → `2025-09-12` */
export function oracleOf(content: string, changed: Change = {}): Oracle {
  const read = reader(content, changed);
  const dated: Dated[] = [];
  const add = (fact: string, time?: string) => {
    const { text: date, file, line } = read(fact);
    if (date === '') return undefined;
    const passed = time === undefined ? romeMs(plusDays(date, 1)) : romeMs(date, time) + 1000;
    const one = { fact, date, passed, file, line };
    dated.push(one);
    return one;
  };
  const opens = add('enrolment.opens');
  for (const id of keysOf(content, 'open-days', 'events')) {
    add(`openDays.events.${id}.date`);
    add(`openDays.events.${id}.bookBy`);
  }
  add('discounts.chain.deadline.date', read('discounts.chain.deadline.time').text);
  add('staff.villageHeads.training.to');
  const start = add('season.start');
  const said = JSON.parse(readFileSync(join(content, 'pages/layout.json'), 'utf8')).says ?? {};
  // Header and footer may show another end than the regulations: enrolment ends at the earlier one,
  // the season at the later one.
  const end = add('season.end');
  const shownEnd = changed['season.end'] ?? said['season.end'] ?? end?.date ?? '';
  const weeksUntil = (last = '') => weeksOf(content, read, start?.date ?? '', last);
  const weeks = weeksUntil(end?.date);
  const ends = [shownEnd, end?.date ?? shownEnd];
  const closing = Math.min(...ends.map((last) => Math.max(...weeksUntil(last).values())));
  const over = Math.max(...ends.map((last) => romeMs(plusDays(last, 1))));
  const announced = read('season.next.announcedOn').text;
  const next = announced === '' ? Number.POSITIVE_INFINITY : romeMs(announced);
  const newYear = romeMs(`${Number((end?.date ?? '').slice(0, 4)) + 1}-01-01`);
  return {
    dated,
    year: Number(read('season.year').text),
    weeks,
    transitions: [
      closing,
      over,
      ...(newYear < next ? [newYear] : []),
      ...(announced === '' ? [] : [next]),
    ],
    stateAt: (now) => {
      if (opens && now < romeMs(opens.date)) return 'announced';
      const isOpen = now < Math.min(closing, over);
      if (isOpen) return start && now >= romeMs(start.date) ? 'running' : 'open';
      if (now < over) return 'closing';
      if (now >= next) return 'next';
      return now >= newYear ? 'idle' : 'over';
    },
    factFor: (state) => {
      const name = {
        announced: 'enrolment.opens',
        open: 'enrolment.opens',
        running: 'season.start',
        over: 'season.end',
        idle: 'season.end',
        next: 'season.next.announcedOn',
      }[state];
      const { file, line, text: date } = read(name ?? 'enrolment.deadline.weekday');
      return { fact: name ?? 'enrolment.deadline', date, passed: 0, file, line };
    },
  };
}

type Read = (fact: string) => { text: string; file: string; line: number };

/** For each week with camp days, the Wednesday of the week before, or as the facts say. */
function weeksOf(content: string, read: Read, start: string, end: string): Map<string, number> {
  const closures = keysOf(content, 'season', 'closures').map((id) =>
    ['from', 'to'].map((side) => read(`season.closures.${id}.${side}`).text),
  );
  const back = 7 * Number(read('enrolment.deadline.weeksBefore').text);
  const weekday = WEEKDAYS.indexOf(read('enrolment.deadline.weekday').text);
  const weeks = new Map<string, number>();
  const first = plusDays(start, -((new Date(start).getUTCDay() + 6) % 7));
  for (let monday = first; monday <= end; monday = plusDays(monday, 7)) {
    const isOpen = [0, 1, 2, 3, 4]
      .map((day) => plusDays(monday, day))
      .some(
        (day) =>
          day >= start &&
          day <= end &&
          !closures.some(([from = '', to = '']) => day >= from && day <= to),
      );
    const last = plusDays(monday, ((weekday + 6) % 7) - back);
    if (isOpen) weeks.set(monday, romeMs(last, read('enrolment.deadline.time').text) + 1000);
  }
  return weeks;
}

/** `openDays` is in `open-days.json`. */
const fileOf = (fact: string) =>
  `facts/${(fact.split('.')[0] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

function reader(content: string, changed: Change): Read {
  return (fact) => {
    const file = fileOf(fact);
    const text = readFileSync(join(content, file), 'utf8');
    const keys = fact.split('.').slice(1);
    let at = 0;
    let value: unknown = JSON.parse(text);
    for (const key of keys) {
      value = Object(value)[key];
      at = Math.max(at, text.indexOf(`"${key}":`, at));
    }
    const line = text.slice(0, at).split('\n').length;
    return { text: changed[fact] ?? String(value ?? ''), file: `content/${file}`, line };
  };
}

function keysOf(content: string, file: string, group: string): string[] {
  const facts = JSON.parse(readFileSync(join(content, `facts/${file}.json`), 'utf8'));
  return Object.keys(facts[group] ?? {});
}
