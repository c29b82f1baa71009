import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Case, Expected } from './judged.ts';

const CASE =
  /testSingleCase\(\s*[\w.]+,\s*"([^"]+)",\s*new Date\((\d{4})[^)]*\)([\s\S]*?)(?=testSingleCase\(|\ntest\(|$)/g;
const DAY = /\b\d{1,2}\b|primo|secondo/i;

/** Its files whose cases state a date, a month or an hour; those of the others are relative to today. */
const STATING =
  /^it_(?:inter_std|month|month_name_(?:little|middle)_endian|slash|time_exp|year|year_month_day)\.test\.ts$/;

/** The published Italian test cases of chrono-node, read from its folder `test/it` where there is a copy. */
export function chronoCases(folder: string): Case[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => STATING.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      return [...source.matchAll(CASE)].map(([, text = '', year = '', body = ''], index) => ({
        id: `${file} ${index + 1}`,
        text,
        language: 'it',
        year: Number(year),
        expected: expectedOf(text, body),
      }));
    });
}

type Parts = Readonly<Record<string, number>>;

function expectedOf(text: string, body: string): Expected[] {
  const [start, end] = [parts(body, 'start'), parts(body, 'end')];
  const whole = { start: 0, end: text.length };
  const day = DAY.test(text.replace(/\d{4}/g, ' ')) || /\d{4}-\d/.test(text);
  const dates =
    start.month === undefined
      ? []
      : [key(start, text, day), ...(end.month ? [key(end, text, day)] : [])];
  const hours = [start, end].flatMap((one) => (one.hour === undefined ? [] : [clock(one)]));
  const range = (name: string, ends: string[]) =>
    ends.length === 2 ? `${name}Range:${ends.join('..')}` : `${name}:${ends[0]}`;
  return [
    ...(dates.length > 0
      ? [{ kind: day ? 'date' : 'month', ...whole, keys: [range(day ? 'date' : 'month', dates)] }]
      : []),
    ...(hours.length > 0 ? [{ kind: 'hour', ...whole, keys: [range('time', hours)] }] : []),
  ];
}

function parts(body: string, end: string): Parts {
  const found = body.matchAll(
    new RegExp(`result\\.${end}\\??\\.get\\("(\\w+)"\\)\\)\\.toBe\\((\\d+)\\)`, 'g'),
  );
  return Object.fromEntries([...found].map(([, name = '', value]) => [name, Number(value)]));
}

/** The year counts where the text says one. */
function key({ year, month = 0, day = 0 }: Parts, text: string, withDay: boolean): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const typed = /\b\d{4}\b/.test(text) || /\/\d\d$/.test(text.replace(/^\D*\d+\/\d+/, ''));
  return `${typed && year !== undefined ? `${year}-` : ''}${two(month)}${withDay ? `-${two(day)}` : ''}`;
}

function clock({ hour = 0, minute = 0 }: Parts): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
