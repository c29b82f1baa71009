import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

/** Where one part of the day ends the next begins. */
const EQUAL: readonly (readonly [at: string, other: string])[] = [
  ['hours.reception.from', 'hours.camp.from'],
  ['hours.activities.from', 'hours.reception.to'],
  ['hours.exit.to', 'hours.camp.to'],
  ['hours.extraTime.from', 'hours.camp.to'],
  ['hours.extraTime.to', 'hours.extendedExit'],
  ['hours.halfDay.from', 'hours.camp.from'],
];

/** The activities may end when the exit begins or when the camp closes: which, is still an open question. */
const NOT_LATER: readonly (readonly [at: string, other: string])[] = [
  ['hours.halfDay.to', 'hours.camp.to'],
  ['hours.activities.to', 'hours.camp.to'],
  ['hours.exit.from', 'hours.activities.to'],
  ['hours.camp.to', 'hours.extendedExit'],
];

/** What lasts as long as the camp is open, unless somebody says less. */
const LASTING = 'hours.activities.to';

/** The parts of the day hold together: opening, half day, staff's shifts, extended exit. */
export const hours = factRule(
  {
    name: 'hours',
    description: 'Le parti della giornata combaciano: apertura, mezza giornata, uscita prolungata.',
    reads: ['hours'],
  },
  (view) => [
    ...EQUAL.flatMap(([at, other]) => unequal(view, at, other)),
    ...NOT_LATER.flatMap(([at, other]) => later(view, at, other)),
    ...halfAsLong(view),
  ],
);

/** Half a day that ends with the day is no half. */
function halfAsLong(view: FactView): Slip[] {
  const [at, other] = ['hours.halfDay.to', 'hours.camp.to'];
  const [found, wanted] = [view.time(at), view.time(other)];
  if (found === undefined || found !== wanted) return [];
  return [{ code: 'half-day-whole', at, related: [other], args: { field: at, found, other } }];
}

/** Who decides the other hour decides this one with it. */
function follows(at: string, wanted: string) {
  return { implies: at, instead: JSON.stringify(wanted) };
}

function unequal(view: FactView, at: string, other: string): Slip[] {
  const [found, wanted] = [view.time(at), view.time(other)];
  if (found === undefined || wanted === undefined || found === wanted) return [];
  const args = { field: at, found, other, wanted, ...follows(at, wanted) };
  return [{ code: 'hours-unequal', at, related: [other], args }];
}

function later(view: FactView, at: string, other: string): Slip[] {
  const [found, wanted] = [view.time(at), view.time(other)];
  if (found === undefined || wanted === undefined || found <= wanted) return [];
  const args = { field: at, found, other, wanted };
  const own = at === LASTING ? follows(at, wanted) : {};
  return [{ code: 'hours-late', at, related: [other], args: { ...args, ...own } }];
}
