import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { parts } from './generator-page.ts';
import { open, ready, topOf } from './running-page.ts';
import { content, wordsOf } from './site-content.ts';

const texts = wordsOf('members');
const links = content('links');

const SECTIONS = ['welcome', 'photos', 'content', 'communications', 'opportunities', 'rules'];

const menu = (page: Page) => page.getByRole('navigation', { name: texts.menu });
const link = (page: Page, id: string) =>
  menu(page).getByRole('link', { name: texts.sections[id].label, exact: true });
const renamer = (page: Page) => page.getByRole('region', { name: texts.renamer.title });

async function expectOnly(page: Page, id: string): Promise<void> {
  for (const other of SECTIONS) {
    await expect(page.locator(`section#${other}`)).toBeVisible({ visible: other === id });
  }
  await expect(menu(page).locator('[aria-current]')).toHaveText(texts.sections[id].label);
  await expect(renamer(page)).toBeVisible();
}

test('the menu switches sections on the same page', async ({ page }) => {
  await open(page, '/members#niente');
  await expectOnly(page, 'welcome');
  await expect(menu(page).getByRole('link')).toHaveText(
    SECTIONS.map((id) => texts.sections[id].label),
  );
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  for (const id of [...SECTIONS.slice(1), 'welcome']) {
    await link(page, id).click();
    await expect(page).toHaveURL(`/members#${id}`);
    await expectOnly(page, id);
    await expect(async () => expect(await topOf(page, `#${id}`)).toBeLessThan(600)).toPass();
  }
  const leads = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
  await test.step('the keyboard switches sections and goes on in them', async () => {
    await link(page, 'photos').press('Enter');
    await expectOnly(page, 'photos');
    await expect(page.locator('#photos')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(leads(texts.photos.links.folder)).toBeFocused();
  });
  await test.step('links lead to folder, manual and application', async () => {
    await expect(leads(texts.photos.links.folder)).toHaveAttribute('href', links.photoFolder.url);
    await expect(leads(texts.photos.links.manual)).toHaveAttribute('href', links.photoManual.url);
    await link(page, 'opportunities').click();
    await expect(leads(texts.opportunities.apply)).toHaveAttribute(
      'href',
      links.staffApplication.url,
    );
  });
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await test.step('printed, all sections are there', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const id of SECTIONS) await expect(page.locator(`section#${id}`)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('the URL keeps the section, through a reload and back', async () => {
    await link(page, 'rules').click();
    await expectOnly(page, 'rules');
    await page.reload();
    await ready(page);
    await expectOnly(page, 'rules');
    await page.goBack();
    await expect(page).toHaveURL('/members#opportunities');
    await expectOnly(page, 'opportunities');
    await page.goForward();
    await expectOnly(page, 'rules');
  });
  await test.step('a shrunk chain shows what each owes', async () => {
    const { chain } = texts.rules;
    const rules = page.locator('#rules');
    const child = (number: number) =>
      rules.getByRole('group', { name: `Bambino numero ${number}`, exact: true });
    await rules.getByRole('button', { name: chain.check }).click();
    const answers = rules.getByRole('status').locator('dd');
    const { agreedChildren, paidChildren } = content('facts/discounts').shortfallExample;
    await expect(answers).toHaveCount(agreedChildren);
    await expect(answers.filter({ hasText: /versa ancora \d+/ })).toHaveCount(paidChildren);
    await expect(answers.last()).toContainText('Non ha pagato');
    for (let number = paidChildren + 1; number <= agreedChildren; number += 1)
      await child(number).getByRole('radio', { name: chain.yes, exact: true }).check();
    await expect(answers).toHaveCount(0);
    await rules.getByRole('button', { name: chain.check }).click();
    await expect(answers.filter({ hasText: 'non deve altro' })).toHaveCount(agreedChildren);
  });
  await test.step('the questions lead to the estimate', async () => {
    const { quote } = texts.rules;
    const rules = page.locator('#rules');
    for (const question of quote.items)
      await expect(rules.getByText(question).first()).toBeVisible();
    await rules.getByRole('link', { name: quote.open }).click();
    const { title } = wordsOf('stima').hero;
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** shown-facts.test.tsx checks that each number is there. */
  test('all sections can be read', async ({ page }) => {
    await page.goto('/members');
    for (const id of SECTIONS) await expect(page.locator(`section#${id}`)).toBeVisible();
    await test.step('and the tools say what they need', async () => {
      await expect(renamer(page).getByText(texts.renamer.noScript)).toBeVisible();
      await expect(
        renamer(page).getByRole('button', { name: texts.renamer.rename }),
      ).toBeDisabled();
      const { tool, button, description } = parts(page);
      await expect(tool.getByText(texts.generator.noScript)).toBeVisible();
      await expect(description).toBeDisabled();
      await expect(button(texts.generator.speech.start)).toHaveCount(0);
      for (const step of texts.generator.usage.steps)
        await expect(tool.getByText(step)).toBeVisible();
    });
  });
});
