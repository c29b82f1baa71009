import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import { type Relation, unrelated } from './relations.ts';
import type { Slip } from './slip.ts';

const OPENING = 'hours.camp.from';
const CLOSING = 'hours.camp.to';

/**
 * The day is told without gap or overlap, from the opening to the closing of the camp. Slots stand in
 * the order of the clock, as on the page: that of the file means nothing.
 */
export const programme = factRule(
  {
    name: 'programme',
    description: 'La giornata è raccontata senza buchi né sovrapposizioni.',
    reads: ['programme', 'hours'],
  },
  (view) => {
    const slots = view
      .keys('programme.slots')
      .map((id) => `programme.slots.${id}`)
      .sort((a, b) => compareTimes(view, a, b));
    const [first, last] = [slots[0], slots.at(-1)];
    return [
      ...slots.slice(1).flatMap((slot, index) => between(view, slots[index] ?? '', slot)),
      ...unrelated(view, first && last ? edgesOf(first, last) : []),
    ];
  },
);

function compareTimes(view: FactView, a: string, b: string): number {
  const [one, other] = [view.time(`${a}.from`) ?? '', view.time(`${b}.from`) ?? ''];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function between(view: FactView, before: string, slot: string): Slip[] {
  const [at, other] = [`${slot}.from`, `${before}.to`];
  const [from, to] = [view.time(at), view.time(other)];
  if (from === undefined || to === undefined || from === to) return [];
  const code = from > to ? 'programme-gap' : 'programme-overlap';
  return [{ code, at, related: [other], args: { slot, before, from, to } }];
}

function edgesOf(first: string, last: string): Relation[] {
  return [
    { code: 'programme-edge', at: `${first}.from`, is: '=', to: OPENING, follows: true },
    { code: 'programme-edge', at: `${last}.to`, is: '=', to: CLOSING },
  ];
}
