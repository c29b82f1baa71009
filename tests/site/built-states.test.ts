import { expect, it } from 'vitest';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { inState, type State, statesOf, strayForms, titleOf } from '../states.ts';

const NOON = Date.parse(`${CAMP_TODAY}T12:00:00Z`);
const LAST = statesOf(campSources).at(-1)?.venue ?? '';
/** `npm run bench -- states` builds all of them, of the live content. */
const STATES: readonly State[] = [
  { venue: LAST, status: 'open', listed: true, extension: 'confirmed' },
  { venue: LAST, status: 'in-definition', listed: false, extension: 'dropped' },
];

it.each(STATES.map((state) => ({ title: titleOf(state), state })))(
  'builds no sentence of another state: $title',
  async ({ state }) => {
    const checked = inState(campSources, state);
    expect(strayForms(checked, await renderedSite(checked, NOON))).toEqual([]);
  },
);

it('finds a sentence of another state', async () => {
  const [open, defining] = STATES.map((state) => inState(campSources, state));
  if (!open || !defining) throw new Error('there are no states');
  expect(strayForms(open, await renderedSite(defining, NOON)).length).toBeGreaterThan(0);
});
