import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, ready, topOf } from './running-page.ts';
import { content, layout, wordsOf } from './site-content.ts';

const texts = wordsOf('members');
const contacts = content('facts/contacts');
const links = content('links');
const staff = content('facts/staff');

const SECTIONS = ['welcome', 'photos', 'content', 'communications', 'opportunities', 'rules'];

/** What each section says, in the words that visitors read. */
const SAID: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  welcome: [
    '8:00–\u20609:30',
    '9:30–\u206017:15',
    '17:15–\u206017:30',
    '17:30–\u206018:30',
    contacts.management.phone,
    contacts.management.email,
  ],
  photos: [
    `Almeno ${staff.photos.minPerDay} foto al giorno`,
    'ogni venerdì',
    /fotocamera posteriore/i,
    /selfie/i,
    /ombra/i,
  ],
  content: [texts.generator.generate, texts.generator.example.title, texts.generator.usage.title],
  communications: [
    `entro le ${staff.photos.uploadBy}`,
    texts.communications.notices.newMaterials.title,
    'lunedì 16 giugno 2031',
  ],
  opportunities: [
    `${staff.entertainers.minAge} anni`,
    'Formazione gratuita',
    'Esperienza precedente',
    'Leadership',
  ],
  rules: [
    `${staff.absenceNoticeHours} ore prima`,
    'gruppo di messaggistica',
    'tono professionale',
    texts.rules.quote.title,
    texts.rules.chain.title,
  ],
};

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

test('an address that names no section shows the first, and keys lead to the others', async ({
  page,
}) => {
  await open(page, '/members#niente');
  await expectOnly(page, 'welcome');
  await expect(menu(page).getByRole('link')).toHaveText(
    SECTIONS.map((id) => texts.sections[id].label),
  );
  await test.step('the keyboard switches sections and goes on in them', async () => {
    await link(page, 'photos').press('Enter');
    await expectOnly(page, 'photos');
    await expect(page.locator('#photos')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: texts.photos.links.folder })).toBeFocused();
  });
  const leads = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
  await test.step('links lead to folder, manual and application', async () => {
    await expect(leads(texts.photos.links.folder)).toHaveAttribute('href', links.photoFolder.url);
    await expect(leads(texts.photos.links.manual)).toHaveAttribute('href', links.photoManual.url);
    await link(page, 'opportunities').click();
    await expect(leads(texts.opportunities.apply)).toHaveAttribute(
      'href',
      links.staffApplication.url,
    );
  });
  await test.step('printed, all sections are there', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const id of SECTIONS) await expect(page.locator(`section#${id}`)).toBeVisible();
  });
});

test('the menu switches sections without a change of route', async ({ page }) => {
  await open(page, '/members');
  await expectOnly(page, 'welcome');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  for (const id of [...SECTIONS.slice(1), 'welcome']) {
    await link(page, id).click();
    await expect(page).toHaveURL(`/members#${id}`);
    await expectOnly(page, id);
    for (const words of SAID[id] ?? []) {
      await expect(page.locator(`#${id}`).getByText(words).first()).toBeVisible();
    }
    await expect(async () => expect(await topOf(page, `#${id}`)).toBeLessThan(600)).toPass();
  }
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

test('the address keeps the section, through a reload and back', async ({ page }) => {
  await open(page, '/members#photos');
  await expectOnly(page, 'photos');
  await link(page, 'rules').click();
  await expectOnly(page, 'rules');
  await page.reload();
  await ready(page);
  await expectOnly(page, 'rules');
  await page.goBack();
  await expect(page).toHaveURL('/members#photos');
  await expectOnly(page, 'photos');
});

test('the footer leads there and robots stay out', async ({ page }) => {
  await open(page, '/relax');
  await page.locator('footer').getByRole('link', { name: layout.pages.members }).click();
  await expect(page).toHaveURL('/members');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectOnly(page, 'welcome');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections can be read, with every number', async ({ page }) => {
    await page.goto('/members');
    for (const id of SECTIONS) {
      await expect(page.locator(`section#${id}`)).toBeVisible();
      for (const words of SAID[id] ?? []) {
        await expect(page.locator(`#${id}`).getByText(words).first()).toBeVisible();
      }
    }
  });
});

test('the questions lead to the estimate, and a chain that shrank tells what each owes', async ({
  page,
}) => {
  const { quote, chain } = texts.rules;
  await open(page, '/members#rules');
  const rules = page.locator('#rules');
  const child = (place: number) =>
    rules.getByRole('group', { name: `Bambino numero ${place}`, exact: true });
  await rules.getByRole('button', { name: chain.check }).click();
  const answers = rules.getByRole('status').locator('dd');
  const { agreedChildren, paidChildren } = content('facts/discounts').shortfallExample;
  await expect(answers).toHaveCount(agreedChildren);
  await expect(answers.filter({ hasText: /versa ancora \d+/ })).toHaveCount(paidChildren);
  await expect(answers.last()).toContainText('Non ha pagato');
  for (let place = paidChildren + 1; place <= agreedChildren; place += 1)
    await child(place).getByRole('radio', { name: chain.yes, exact: true }).check();
  await expect(answers).toHaveCount(0);
  await rules.getByRole('button', { name: chain.check }).click();
  await expect(answers.filter({ hasText: 'non deve altro' })).toHaveCount(agreedChildren);
  for (const question of quote.items) await expect(rules.getByText(question).first()).toBeVisible();
  await rules.getByRole('link', { name: quote.open }).click();
  await expect(page.locator('main h1')).toHaveText(wordsOf('stima').hero.title);
});

test('the letters of a venue are chosen, and each wrong field says why', async ({ page }) => {
  const { fields, venues, rename } = texts.renamer;
  await open(page, '/members#photos');
  const [venue] = Object.values<{ name: string; photoPrefix?: string }>(
    content('facts/venues'),
  ).filter(({ photoPrefix }) => photoPrefix !== undefined);
  const tool = renamer(page);
  await tool.getByRole('button', { name: rename }).click();
  for (const { label, wrong } of [fields.prefix, fields.code, fields.title])
    await expect(tool.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`${wrong.replaceAll('.', '\\.')}$`),
    );
  await tool
    .getByRole('group', { name: venues })
    .getByRole('radio', { name: venue?.name ?? '' })
    .check();
  await expect(tool.getByLabel(fields.prefix.label, { exact: true })).toHaveValue(
    venue?.photoPrefix ?? '',
  );
});
