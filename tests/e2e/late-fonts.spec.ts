// Nothing moves when fonts replace their stand-ins, islands hydrate, and the season is set.
import { MAX_SHIFT, shiftOf } from '../layout-shift.ts';
import { expect, test } from './fixtures.ts';

test.use({ interacted: false });

/** A page per kind of island, and one with the notice that the season is over. */
const VISITS: readonly (readonly [path: string, day?: string])[] = [
  ['/'],
  ['/lago-blu'],
  ['/stima'],
  ['/members#rules'],
  ['/relax', '2031-10-01'],
];

for (const [path, day] of VISITS)
  test(`late parts of ${path} move nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (day) await page.clock.setFixedTime(`${day}T10:00:00Z`);
    expect(await shiftOf(page, path)).toBeLessThan(MAX_SHIFT);
  });
