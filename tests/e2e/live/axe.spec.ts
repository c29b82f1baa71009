import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { open, PHONE } from '../running-page.ts';
import { pages } from './pages.ts';

/** A part is looked at after the whole page, which then holds axe. */
const ALREADY_THERE = 'axe.version';

/** No rule is left out. What is looked at again after a change is only the part that changed. */
async function expectNoViolation(page: Page, state: string, part?: string): Promise<void> {
  // Without legacy mode axe opens a page of its own for each result; of what is in order it would
  // otherwise work out selectors and markup too.
  const axe = new AxeBuilder(part ? { page, axeSource: ALREADY_THERE } : { page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}

const visible = (locator: Locator) => locator.filter({ visible: true });

async function openMenus(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const hamburger = visible(bar.getByRole('button'));
  if (await hamburger.count()) await hamburger.click();
  for (const group of await visible(bar.locator('summary')).all()) {
    await group.click();
    await expectNoViolation(page, `menu «${await group.innerText()}»`, 'header');
  }
}

async function toggleSections(page: Page): Promise<void> {
  const sections = page.locator('main details');
  if ((await sections.count()) === 0) return;
  await sections.evaluateAll((all) => {
    for (const section of all) section.querySelector('summary')?.click();
  });
  await expectNoViolation(page, 'sections toggled', 'main');
}

async function changeTabs(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  for (const tab of (await tabs.all()).slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoViolation(
      page,
      `tab «${await tab.innerText()}»`,
      '[role="tabpanel"]:not([hidden])',
    );
  }
}

async function changeStaffSections(page: Page): Promise<void> {
  for (const link of (await page.locator('main nav a[href*="#"]').all()).slice(1)) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current');
    await expectNoViolation(page, `section «${await link.innerText()}»`, 'main');
  }
}

/** One page of each kind: the header differs only by the menu that leads to the page. */
const onceFor = (kind: (page: (typeof pages)[number]) => string) =>
  new Set(new Map(pages.map((page) => [kind(page), page.path])).values());
const withMenus = onceFor(({ menus }) => menus.join());
/** Pages of one template have the same parts that open and change. */
const withParts = onceFor(({ template }) => template);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const device of [{ viewport: { width: 1440, height: 900 } }, PHONE]) {
  test.describe(`at ${device.viewport.width}`, () => {
    test.use(device);

    for (const { path, template } of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await open(page, path);
        await expectNoViolation(page, 'as it opens');
        if (withParts.has(path)) {
          await toggleSections(page);
          await changeTabs(page);
        }
        if (template === 'members') await changeStaffSections(page);
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
        await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'yes');
        if (withMenus.has(path)) await openMenus(page);
      });
    }
  });
}
