import { WEEKDAYS } from '../../../time/calendar.ts';
import { CAMP_WEEKDAYS } from '../../../time/season-weeks.ts';
import { repeatsOf } from '../../repeats.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import { unrelated } from './relations.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const EVENTS = 'dailyEvents.events';
const MENU = 'meals.days';
const GROUP_PHOTO = 'staff.photos.groupPhotoWeekday';
const CAMP_DAYS: readonly string[] = CAMP_WEEKDAYS;
const EVERY = 'everyWeeks';
const RHYTHM = { at: `${EVENTS}.*.${EVERY}`, is: '=', to: `shows.${EVERY}` } as const;

/** Each camp day has exactly one event; show events are as frequent as `shows.everyWeeks` says. */
export const events = factRule((scoped) => {
  const paths = scoped.keys(EVENTS).map((id) => `${EVENTS}.${id}`);
  return [
    ...paths.flatMap((path) => when(scoped, path)),
    ...[...paths.map((path) => `${path}.weekday`), GROUP_PHOTO].flatMap((at) => closed(scoped, at)),
    ...scoped.keys(MENU).flatMap((day) => closed(scoped, `${MENU}.${day}`, day)),
    ...repeated(scoped, paths),
    ...unrelated(scoped, [{ ...RHYTHM, code: 'value-unequal' }]),
  ];
});

function when(scoped: ScopedFacts, path: string): Inconsistency[] {
  const given = scoped.keys(path).filter((key) => key === 'weekday' || key === EVERY);
  if (given.length === 1) return [];
  return [{ code: 'event-day', at: path, related: [], args: { field: path, found: given.length } }];
}

function closed(scoped: ScopedFacts, at: string, weekday = scoped.text(at)): Inconsistency[] {
  if (weekday === undefined || CAMP_DAYS.includes(weekday)) return [];
  if (!(WEEKDAYS as readonly string[]).includes(weekday)) return [];
  return [{ code: 'weekday-closed', at, related: [], args: { field: at, weekday } }];
}

function repeated(scoped: ScopedFacts, paths: readonly string[]): Inconsistency[] {
  const days = paths
    .map((path) => ({ at: `${path}.weekday`, weekday: scoped.text(`${path}.weekday`) ?? '' }))
    .filter(({ weekday }) => CAMP_DAYS.includes(weekday));
  const known = paths.filter((path) => scoped.at(`${path}.${EVERY}`) === undefined);
  const missing = CAMP_DAYS.filter((day) => !days.some(({ weekday }) => weekday === day));
  const twice = repeatsOf(days, ({ weekday }) => weekday).map(([day, first]): Inconsistency => {
    const args = {
      field: day.at,
      other: first.at,
      weekday: day.weekday,
      instead: missing[0] ?? '',
    };
    return { code: 'event-day-repeated', at: day.at, related: [first.at], args };
  });
  // Other codes report an event without a day, or on a closed day.
  if (twice.length > 0 || days.length === 0 || days.length < known.length) return twice;
  const inconsistency = { code: 'event-day-missing', at: EVENTS, related: [] } as const;
  return missing.map((weekday) => ({ ...inconsistency, args: { weekday } }));
}

const EDGE = { code: 'programme-edge', is: '=', follows: true } as const;

/**
 * The day has no gap or overlap, from the opening to the closing of the camp. Slots are sorted by
 * time, as on the page: file order means nothing.
 */
export const programme = factRule((scoped) => {
  const slots = scoped
    .keys('programme.slots')
    .map((id) => `programme.slots.${id}`)
    .sort((a, b) => (scoped.time(`${a}.from`) ?? '').localeCompare(scoped.time(`${b}.from`) ?? ''));
  const [first, last] = [slots[0], slots.at(-1)];
  return [
    ...slots.slice(1).flatMap((slot, index) => between(scoped, slots[index] ?? '', slot)),
    ...unrelated(scoped, [
      { ...EDGE, at: `${first}.from`, to: 'hours.camp.from' },
      { ...EDGE, at: `${last}.to`, to: 'hours.camp.to' },
    ]),
  ];
});

function between(scoped: ScopedFacts, before: string, slot: string): Inconsistency[] {
  const [at, other] = [`${slot}.from`, `${before}.to`];
  const [from, to] = [scoped.time(at), scoped.time(other)];
  if (from === undefined || to === undefined || from === to) return [];
  const code = from > to ? 'programme-gap' : 'programme-overlap';
  return [{ code, at, related: [other], args: { slot, before, from, to } }];
}
