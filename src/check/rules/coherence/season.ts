import { addDays, mondayOf, type Weekday, weekdayOf } from '../../../time/calendar.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

/** The camp runs from Monday to Friday (regulations, section 1). */
const EDGES: readonly [path: string, weekday: Weekday, offset: number][] = [
  ['season.start', 'monday', 0],
  ['season.end', 'friday', 4],
  ['season.extension.end', 'friday', 4],
];

/** The season's dates hold together: weekdays, year, closures, extension. */
export const season = factRule('season', ['season', 'openDays', 'discounts', 'staff'], (view) => [
  ...EDGES.flatMap(([path, weekday, offset]) => edge(view, path, weekday, offset)),
  ...datesOfTheYear(view).flatMap((path) => year(view, path)),
  ...view.keys('season.closures').flatMap((id) => closure(view, `season.closures.${id}`)),
  ...overlaps(view),
  ...extension(view),
]);

function edge(view: FactView, path: string, weekday: Weekday, offset: number): Slip[] {
  const date = view.date(path);
  if (date === undefined || weekdayOf(date) === weekday) return [];
  const args = {
    field: path,
    date,
    weekday: weekdayOf(date),
    stated: weekday,
    instead: addDays(mondayOf(date), offset),
  };
  return [{ code: 'season-weekday', at: path, related: [], args }];
}

function datesOfTheYear(view: FactView): string[] {
  const events = view.keys('openDays.events').map((id) => `openDays.events.${id}`);
  const closures = view.keys('season.closures').map((id) => `season.closures.${id}`);
  return [
    ...EDGES.map(([path]) => path),
    ...closures.flatMap((path) => [`${path}.from`, `${path}.to`]),
    ...events.flatMap((path) => [`${path}.date`, `${path}.bookBy`]),
    'discounts.chain.deadline.date',
    'staff.entertainers.trainingStart',
    'staff.villageHeads.training.from',
    'staff.villageHeads.training.to',
  ];
}

function year(view: FactView, path: string): Slip[] {
  const [date, year] = [view.date(path), view.number('season.year')];
  if (date === undefined || year === undefined || Number(date.slice(0, 4)) === year) return [];
  const args = { field: path, date, year, instead: `${year}${date.slice(4)}` };
  return [{ code: 'date-year', at: path, related: ['season.year'], args }];
}

function closure(view: FactView, path: string): Slip[] {
  const [start, end] = [view.date('season.start'), view.date('season.end')];
  return ['from', 'to'].flatMap((key): Slip[] => {
    const at = `${path}.${key}`;
    const date = view.date(at);
    if (date === undefined || start === undefined || end === undefined) return [];
    if (date >= start && date <= end) return [];
    const other = date < start ? 'season.start' : 'season.end';
    return [
      { code: 'closure-outside', at, related: [other], args: { field: at, date, start, end } },
    ];
  });
}

function overlaps(view: FactView): Slip[] {
  const closures = view
    .keys('season.closures')
    .map((id) => `season.closures.${id}`)
    .map((path) => ({ path, from: view.date(`${path}.from`), to: view.date(`${path}.to`) }))
    .filter((closure) => closure.from !== undefined && closure.to !== undefined)
    .sort((a, b) => String(a.from).localeCompare(String(b.from)));
  return closures.flatMap(({ path, from = '' }, index): Slip[] => {
    const before = closures[index - 1];
    if (before?.to === undefined || from > before.to) return [];
    const args = { field: 'season.closures', from, before: before.to };
    return [{ code: 'ranges-overlap', at: `${path}.from`, related: [`${before.path}.to`], args }];
  });
}

function extension(view: FactView): Slip[] {
  const [longer, end] = [view.date('season.extension.end'), view.date('season.end')];
  if (longer === undefined || end === undefined || longer >= end) return [];
  const args = { date: longer, end };
  return [{ code: 'extension-early', at: 'season.extension.end', related: ['season.end'], args }];
}
