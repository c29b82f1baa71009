import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openUntouched as openPage, restsScrolled, sheetsOf } from './running-page.ts';
import { wordsOf } from './site-content.ts';

const { controls, sections: titles } = wordsOf('economic-regulations');

test.use({ interacted: false });

const PATH = '/economic-regulations';
const OFFSET_PX = 96;
const IDS = ['premessa', 'sedi', 'tariffe', 'sconti', 'pagamento', 'scadenze', 'contatti'];
/** All but the first are numbered. */
const SECTIONS = IDS.map((id, index) => `${index || ''}${titles[id].title}`);

const sections = (page: Page) => page.locator('main details');
const header = (page: Page, id: string) =>
  page.locator('main details', { has: page.locator(`#${id}`) }).locator('summary');
const button = (page: Page, name: string) => page.getByRole('button', { name });
const opened = (page: Page) =>
  sections(page).evaluateAll((all) => all.map((section) => (section as HTMLDetailsElement).open));
/** Without spaces and hyphens, which a sheet of paper may add. */
const letters = (text: string) => text.replace(/[\s\u00ad-]/g, '');
const only = (...ids: string[]) => IDS.map((id) => ids.includes(id));
const expectOpen = (page: Page, ...ids: string[]) =>
  expect.poll(() => opened(page)).toEqual(only(...ids));

/** A section's header rests below the bar, within a pixel. */
const expectAtOffset = (page: Page, id: string) =>
  expect
    .poll(() => header(page, id).evaluate((e) => e.getBoundingClientRect().bottom - 64))
    .toBeCloseTo(OFFSET_PX, -0.5);

const open = (page: Page, url = PATH) => openPage(page, url);

/** engines/engines.spec.ts tests that each header opens its section by mouse and keyboard. */
test('seven sections open and close by two buttons, and print', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-asked');
  });
  await open(page);
  await test.step('only the first is open at first', async () => {
    await expect(page.locator('main summary h2')).toHaveText(SECTIONS);
    await expectOpen(page, 'premessa');
  });
  await test.step('two buttons open and close them all', async () => {
    await button(page, controls.openAll).click();
    await expectOpen(page, ...IDS);
    await button(page, controls.closeAll).click();
    await expectOpen(page);
    await header(page, 'sedi').click();
    await expectOpen(page, 'sedi');
  });
  await test.step('paper shows all, and no button', async () => {
    const headings = await sections(page).locator('h3').allTextContents();
    const paper = letters((await sheetsOf(page)).join(''));
    for (const heading of headings) expect(paper).toContain(letters(heading));
    await expectOpen(page, 'sedi');
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, controls.print)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('a button prints', async () => {
    await button(page, controls.print).click();
    await expect(page.locator('body[data-asked]')).toHaveCount(1);
  });
});

test('a link to a section opens it, wherever the page was scrolled', async ({ page }) => {
  await open(page, '/relax');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await open(page, `${PATH}#scadenze`);
  await expectOpen(page, 'premessa', 'scadenze');
  await expectAtOffset(page, 'scadenze');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await test.step('the index opens a section and marks the one in view', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const index = page.getByRole('navigation', { name: controls.index });
    for (const id of ['contatti', 'sedi']) {
      await index.locator(`[href="#${id}"]`).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expectAtOffset(page, id);
      await expect(index.locator('[aria-current="true"]')).toHaveAttribute('href', `#${id}`);
    }
  });
});

test('going back restores the sections and the place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${PATH}#tariffe`);
  await expectAtOffset(page, 'tariffe');
  await header(page, 'sconti').click();
  await header(page, 'premessa').click();
  await expectOpen(page, 'tariffe', 'sconti');
  await page.evaluate(() => window.scrollTo(0, 2200));
  await page.locator('footer a[href="/terms-conditions"]').dispatchEvent('click');
  await expect(page).toHaveURL('/terms-conditions');
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}#tariffe`);
  await expectOpen(page, 'tariffe', 'sconti');
  await restsScrolled(page, 2200);
});
