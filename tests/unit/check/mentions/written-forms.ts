import type { KnownFact } from '../../../../src/check/mentions/known-facts.ts';
import { CAMP_SEASON, campFacts } from './context.ts';

/** A value as somebody types it, and what must be found in it. */
export interface Written {
  /** The value stands between brackets. */
  readonly text: string;
  readonly value: unknown;
}

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  );
const WEEKDAYS = 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' ');

const FORMS: Readonly<Record<string, (value: string) => string[]>> = {
  money: (euro) => [
    `[${euro} euro]`,
    `[€ ${euro}]`,
    `[${euro},00 €]`,
    `[${euro}€]`,
    `[EUR ${euro}]`,
    `[${euro} Euro]`,
  ],
  percent: (rate) => [`[${rate}%]`, `[${rate} %]`, `[${rate} per cento]`, `[${rate} percento]`],
  date: (date) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const name = MONTHS[Number(month) - 1];
    const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
    const forms = [
      `[${Number(day)} ${name}]`,
      `[${Number(day)} ${name} ${year}]`,
      `[${day} ${name}]`,
      `[${weekday} ${Number(day)} ${name}]`,
      `[${weekday} ${Number(day)} ${name} ${year}]`,
      `[${Number(day)}/${Number(month)}]`,
      `[${day}/${month}/${year}]`,
      `[${day}-${month}-${year}]`,
      `[${Number(day)}.${Number(month)}.${year}]`,
    ];
    // Without its year a day is one of the season.
    return year === String(CAMP_SEASON.year) ? forms : forms.filter((form) => form.includes(year));
  },
  time: (time) => {
    const [hours = '', minutes = ''] = time.split(':');
    return [
      `[${Number(hours)}:${minutes}]`,
      `[${hours}.${minutes}]`,
      `ore [${hours}:${minutes}]`,
      `alle [${Number(hours)}.${minutes}]`,
      `h [${hours}:${minutes}]`,
      ...(minutes === '00' ? [`alle [${Number(hours)}]`, `ore [${hours}]`] : []),
    ];
  },
  phone: (phone) => [
    `[${phone}]`,
    `[${phone.replace('+39 ', '')}]`,
    `[${phone.replaceAll(' ', '')}]`,
  ],
  email: (email) => [`[${email}]`],
  month: (month) => [`[${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}]`],
  year: (year) => [`[${year}]`],
};

export function writtenForms({ kind, value }: KnownFact): Written[] {
  const as = (typed: unknown, texts: readonly string[]) =>
    texts.map((text) => ({ text, value: typed }));
  if (kind === 'ageRange') {
    const { min: from, max: to } = value as { min: number; max: number };
    const texts = [`[${from}-${to}] anni`, `dai [${from} ai ${to}] anni`, `[${from}–${to}] anni`];
    return as({ from, to }, texts);
  }
  if (kind === 'timeRange') {
    const { from, to } = value as { from: string; to: string };
    return as({ from, to }, [`[${from}-${to}]`, `dalle [${from} alle ${to}]`, `[${from}–${to}]`]);
  }
  if (kind === 'age') {
    const whole = Math.floor(Number(value));
    return as(value, [Number.isInteger(value) ? `[${value} anni]` : `[${whole} anni e mezzo]`]);
  }
  const typed = kind === 'time' ? String(value).slice(0, 5) : value;
  const found = kind === 'phone' ? String(value).replaceAll(' ', '') : typed;
  return as(found, FORMS[kind]?.(String(typed)) ?? []);
}

/** Every fact of the real content, in every form in which people type it. */
export const everyWrittenForm: readonly Written[] = campFacts.all.flatMap(writtenForms);
