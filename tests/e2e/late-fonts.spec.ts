// The letters of the machine stand in for ours until those arrive: nothing moves then.
import { MOST_SHIFT, shiftOf } from '../layout-shift.ts';
import { expect, test } from './fixtures.ts';

test.use({ touched: false });

for (const path of ['/', '/lago-blu', '/stima'])
  test(`the letters of ${path} arrive late and move nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await shiftOf(page, path)).toBeLessThan(MOST_SHIFT);
  });
