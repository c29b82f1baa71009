import type { NextSeason, SeasonRule } from '../../src/author/season/next-season.ts';
import { columns } from '../../src/check/reporters/report.ts';
import { parentOf } from '../../src/content/json.ts';
import { factLocation } from '../../src/content/paths.ts';
import { isCalendarDate } from '../../src/time/calendar.ts';
import { type Holiday, holidayOn } from '../../src/time/holidays.ts';
import { stepText } from '../decide/words.ts';

const RULES: Readonly<Record<SeasonRule, string>> = {
  weekday: 'stesso giorno della settimana',
  'not-on-holiday': 'stesso giorno della settimana, una settimana dopo perché era festa',
  'month-end': 'ultimo giorno del mese',
  'assumption-week': 'la settimana di Ferragosto',
  year: 'l’anno della stagione',
  'before-event': 'tanti giorni prima dell’appuntamento',
  'day-of-date': 'il giorno della data accanto',
  chosen: 'scelto da voi',
};

const HOLIDAYS: Readonly<Record<Holiday, string>> = {
  'new-year': 'Capodanno',
  epiphany: 'l’Epifania',
  easter: 'Pasqua',
  'easter-monday': 'Pasquetta',
  liberation: 'il 25 aprile',
  labour: 'il primo maggio',
  republic: 'il 2 giugno',
  assumption: 'Ferragosto',
  'all-saints': 'Ognissanti',
  immaculate: 'l’Immacolata',
  christmas: 'Natale',
  'saint-stephen': 'Santo Stefano',
};

/** «Ferragosto»; empty for an ordinary day, and for a value that is not a date. */
export function holidayName(value: unknown): string {
  const holiday = typeof value === 'string' && isCalendarDate(value) ? holidayOn(value) : undefined;
  return holiday === undefined ? '' : HOLIDAYS[holiday];
}

/** The note of a price that is carried over. */
export const oldPriceNote = (old: number, year: number): string =>
  `Prezzo della stagione ${old}: confermarlo per il ${year}.`;

/** The season as a table, then what is removed with the old one. */
export function seasonText({ proposals, steps }: NextSeason): string {
  const head = ['Dato', 'Era', 'Diventa', 'File', 'Perché'];
  const rows = proposals.map((proposal) => [
    proposal.fact,
    valueText(proposal.from),
    `${valueText(proposal.to)}${bracketed(holidayName(proposal.to))}`,
    factLocation(proposal.fact).file,
    RULES[proposal.rule],
  ]);
  const removed = steps.flatMap((step) => {
    return step.kind === 'to-confirm'
      ? [`  i prezzi restano, da confermare (${step.file}${parentOf(step.edit.pointer)})`]
      : stepText(step, '').map((line) => `  ${line}`);
  });
  return [
    ...columns([head, ...rows], 'padEnd'),
    ...(removed.length > 0 ? ['', 'E con la stagione vecchia:', ...new Set(removed)] : []),
  ].join('\n');
}

/** Holidays within the season: somebody must say whether the camp opens. */
export function holidaysText(dates: readonly string[]): string[] {
  return dates.map((date) => {
    return `  ${date} è ${holidayName(date)}: se il campus è chiuso, aggiungete la chiusura in facts/season.json`;
  });
}

function bracketed(name: string): string {
  return name === '' ? '' : ` (${name})`;
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
