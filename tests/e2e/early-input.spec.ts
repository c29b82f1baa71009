// Clicks, keys, typing and steps back, at moments after the first interaction, on a fast or a slow
// processor: acting early has its effect, and keeps it once the code has loaded.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { enhanced, hold, openUntouched } from './running-page.ts';
import { wordsOf } from './site-content.ts';

/** A slide that turns before a slow press would count as another. */
const contextOptions = { reducedMotion: 'reduce' } as const;

test.use({ interacted: false, viewport: { width: 360, height: 740 }, contextOptions });

/** Milliseconds after the first interaction, and how many times slower than this machine: in turn. */
const SITUATIONS = [0, 50, 150, 300, 1000].flatMap((moment) => [
  { moment, slower: 1 },
  { moment, slower: 4 },
]);

type Act = readonly [
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  expectDone: (page: Page) => Promise<unknown>,
];

const tab = (page: Page, id: string) => page.locator(`#${id}-tab`);
const carousel = (page: Page) => page.locator('[data-driver="carousel"]').first();
const dot = (page: Page, index: number) => carousel(page).locator('[data-part="dot"]').nth(index);
const menu = (page: Page) => page.locator('header button[popovertarget]:visible').first();
const sections = (page: Page) => page.locator('main [data-driver="regulations"] details');
const seek = (page: Page) => page.locator('#cerca');
/** In the header: the footer's links are folded on a phone. */
const home = (page: Page) => page.locator('header a[href="/"]').first();

const press = (page: Page, part: string) =>
  carousel(page).locator(`[data-part="${part}"]`).first().click();
/** Delayed, because loading a document destroys the page that evaluates this. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back()));
const expectMarked = (page: Page, index: number) =>
  expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
const expectMenu = (page: Page, open: number) =>
  expect(page.locator('header :popover-open')).toHaveCount(open);
const expectPage = async (page: Page, path: string) => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toHaveCount(1);
};

async function expectTab(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveId(`${id}-tab`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

/** The acts that each driver and kind of island handles, and the way back from a tab and a page. */
const ACTS: readonly Act[] = [
  [
    'a tab by arrows and Enter',
    '/lago-blu',
    async (page) => {
      await tab(page, 'info').focus();
      await keys(page, 'ArrowRight', 'ArrowRight', 'Enter');
    },
    (page) => expectTab(page, 'lunch'),
  ],
  [
    'back from a tab',
    '/lago-blu',
    async (page) => {
      await tab(page, 'pricing').click();
      await goBack(page);
    },
    async (page) => {
      await expectTab(page, 'info');
      await expect(page).toHaveURL('/lago-blu');
    },
  ],
  [
    'the menu, and Escape',
    '/',
    async (page) => {
      await menu(page).click();
      await expectMenu(page, 1);
      await keys(page, 'Escape');
    },
    (page) => expectMenu(page, 0),
  ],
  ['the next slide', '/', (page) => press(page, 'next'), (page) => expectMarked(page, 1)],
  [
    'a closed section',
    '/economic-regulations',
    (page) => sections(page).nth(2).locator('summary').click(),
    (page) => expect(sections(page).nth(2)).toHaveAttribute('open', ''),
  ],
  [
    'a typed word',
    '/domande',
    async (page) => {
      await seek(page).click();
      await page.keyboard.type('qqq');
    },
    async (page) => {
      await expect(seek(page)).toHaveValue('qqq');
      await expect(page.locator('[data-island="questions"] details')).toHaveCount(0);
    },
  ],
  [
    'a marked week',
    '/settimane',
    (page) => page.getByRole('checkbox').first().click(),
    (page) => expect(page.getByRole('checkbox').first()).toBeChecked(),
  ],
  [
    'back and forward again',
    '/relax',
    async (page) => {
      await home(page).click();
      await expectPage(page, '/');
      await goBack(page);
      await expectPage(page, '/relax');
      await page.evaluate(() => void setTimeout(() => window.history.forward()));
    },
    (page) => expectPage(page, '/'),
  ],
];

for (const [index, [name, path, act, expectDone]] of ACTS.entries()) {
  // By threes, so that few acts meet the first moments and the last ones.
  const { moment, slower } = SITUATIONS[(3 * index) % SITUATIONS.length] ?? {
    moment: 0,
    slower: 1,
  };
  test(`${name} answers, ${moment} ms after the first interaction, ${slower} times slower`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await openUntouched(page, path);
    // Moving the mouse is an interaction; without it, the click is the first one.
    if (moment > 0) await page.mouse.move(5, 5);
    await page.waitForTimeout(moment);
    await act(page);
    await expectDone(page);
    await expect(page.locator('[data-when="interaction"]:not([data-hydrated])')).toHaveCount(0);
    await expectDone(page);
  });
}

for (const isTranslated of [false, true]) {
  test.describe(isTranslated ? 'on a page that a translator changed' : 'as it was built', () => {
    test.use({ allow: { errors: isTranslated ? [/#418/] : [] } });

    test('a press before an island hydrates is answered once', async ({ page }) => {
      const release = await hold(page, '**/assets/entry.islands-*.js');
      const add = page.getByRole('button', { name: wordsOf('stima').questions.add });
      await openUntouched(page, '/stima');
      if (isTranslated)
        await page.locator('[data-island] :is(legend, h2, h3)').first().evaluate(translate);
      await add.click();
      release();
      await expect(page.locator('[data-hydrated]')).toHaveCount(1);
      await expect(page.locator('[data-child]').last()).toHaveAttribute('data-child', '2');
      // A second answer to the early press would come before this one's.
      await add.click();
      await expect(page.locator('[data-child]').last()).toHaveAttribute('data-child', '3');
    });
  });
}

const translate = (title: Element) => title.replaceChildren('Translated');

test('a press before the code arrives adds to the weeks of the URL', async ({ page }) => {
  await page.goto('/settimane');
  await page.getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/lunedi=/);
  const monday = new URL(page.url()).searchParams.get('lunedi');
  const release = await hold(page, '**/assets/entry.islands-*.js');
  await page.goto(`/settimane?lunedi=${monday}&bambini=2`);
  await enhanced(page);
  await page.getByRole('button', { name: wordsOf('settimane').weeks.more }).click();
  release();
  await expect(page).toHaveURL(/bambini=3/);
  expect(new URL(page.url()).searchParams.get('lunedi')).toBe(monday);
});
