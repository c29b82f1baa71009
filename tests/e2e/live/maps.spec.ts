import { expect, test } from '../fixtures.ts';
import { open } from '../running-page.ts';
import { pages } from './pages.ts';

test('maps print wherever a page has them, as for the fridge', async ({ page }) => {
  for (const { path, template } of pages) {
    if (template !== 'guide') continue;
    const html = await (await page.request.get(path)).text();
    const drawn = html.match(/<figure[^>]*data-print="places"/g)?.length ?? 0;
    if (drawn === 0) continue;
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const maps = page.locator('main figure[data-print="places"] svg');
    const sides = await maps.evaluateAll((all) =>
      all.map((map) => map.getBoundingClientRect().width),
    );
    expect(sides, path).toHaveLength(drawn);
    // Wide enough to read street names: four centimetres at 96 pixels an inch.
    for (const side of sides) expect(side, path).toBeGreaterThan(150);
    await page.emulateMedia({ media: 'screen' });
  }
});
