// The letters of the machine stand in for ours until those arrive, islands hydrate what stands there,
// and the season is told: nothing moves then.
import { MOST_SHIFT, shiftOf } from '../layout-shift.ts';
import { expect, test } from './fixtures.ts';

test.use({ touched: false });

/** One page with each kind of island, and one that says that the season is over. */
const VISITS: readonly (readonly [path: string, day?: string])[] = [
  ['/'],
  ['/lago-blu'],
  ['/stima'],
  ['/members#rules'],
  ['/relax', '2031-10-01'],
];

for (const [path, day] of VISITS)
  test(`what comes late moves nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (day) await page.clock.setFixedTime(`${day}T10:00:00Z`);
    expect(await shiftOf(page, path)).toBeLessThan(MOST_SHIFT);
  });
