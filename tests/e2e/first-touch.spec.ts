// Whoever presses or types as soon as the page is there gets what was meant, and keeps it when the code
// of its islands has come.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ touched: false, viewport: { width: 360, height: 740 } });

/** After the first touch, in milliseconds. */
const MOMENTS = [0, 150];

interface Deed {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  readonly expectDone: (page: Page) => Promise<void>;
}

const tab = (page: Page, id: string) => page.locator(`#${id}-tab`);

async function expectTab(page: Page, id: string, focused?: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveId(`${id}-tab`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  if (focused) await expect(tab(page, focused)).toBeFocused();
}

const choice = (page: Page) => page.locator('main form input[name="sede"]').nth(1);
const carousel = (page: Page) => page.locator('[data-driver="carousel"]').first();
const section = (page: Page) => page.locator('main details').nth(2);
const field = (page: Page) => page.locator('main input[inputmode="numeric"]').first();

const DEEDS: readonly Deed[] = [
  {
    name: 'a tab by mouse',
    path: '/lago-blu',
    act: (page) => tab(page, 'pricing').click(),
    expectDone: (page) => expectTab(page, 'pricing', 'pricing'),
  },
  {
    name: 'a tab by arrow and Enter',
    path: '/lago-blu',
    act: async (page) => {
      await tab(page, 'info').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
    expectDone: (page) => expectTab(page, 'lunch', 'lunch'),
  },
  {
    name: 'a tab by mouse and then by arrow',
    path: '/lago-blu',
    act: async (page) => {
      await tab(page, 'activities').click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
    expectDone: (page) => expectTab(page, 'lunch', 'lunch'),
  },
  {
    name: 'back from a tab',
    path: '/lago-blu',
    act: async (page) => {
      await tab(page, 'pricing').click();
      await page.evaluate(() => window.history.back());
    },
    expectDone: async (page) => {
      await expectTab(page, 'info');
      await expect(page).toHaveURL('/lago-blu');
    },
  },
  {
    name: 'the menu',
    path: '/',
    act: (page) => page.locator('header button[popovertarget]:visible').first().click(),
    expectDone: (page) => expect(page.locator('header :popover-open')).toHaveCount(1),
  },
  {
    name: 'the next slide',
    path: '/',
    act: (page) => carousel(page).locator('[data-part="next"]').click(),
    expectDone: (page) =>
      expect(carousel(page).locator('[data-part="dot"]').nth(1)).toHaveAttribute(
        'aria-current',
        'true',
      ),
  },
  {
    name: 'a closed section',
    path: '/economic-regulations',
    act: (page) => section(page).locator('summary').click(),
    expectDone: (page) => expect(section(page)).toHaveAttribute('open', ''),
  },
  {
    name: 'a choice',
    path: '/',
    act: (page) => choice(page).check({ force: true }),
    expectDone: (page) => expect(choice(page)).toBeChecked(),
  },
  {
    name: 'a typed number',
    path: '/stima',
    act: async (page) => {
      await field(page).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('3');
    },
    expectDone: async (page) => {
      await expect(field(page)).toHaveValue('3');
      await expect(field(page)).toBeFocused();
    },
  },
];

/** On a phone: the moment in which a press could be lost is longest there. */
const SLOWER = 4;

for (const { name, path, act, expectDone } of DEEDS)
  test(`${name} answers at once`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const moment of MOMENTS)
      await test.step(`${moment} ms after the first touch`, async () => {
        await page.goto('about:blank');
        await page.goto(path);
        await expect(page.locator('html[data-alive]')).toHaveCount(1);
        // A mouse that moves is a touch; without one the press is the first itself.
        if (moment > 0) await page.mouse.move(5, 5);
        await page.waitForTimeout(moment);
        await act(page);
        await expectDone(page);
        const waiting = page.locator('[data-when="touched"]:not([data-hydrated])');
        await expect(waiting).toHaveCount(0);
        await expectDone(page);
      });
  });
