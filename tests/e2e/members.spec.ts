import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { drawn, open, PHONE, topOf } from './running-page.ts';
import { content, layout } from './site-content.ts';

const texts = content('texts/it/members');
const contacts = content('facts/contacts');
const links = content('links');
const staff = content('facts/staff');

const SECTIONS = ['welcome', 'photos', 'content', 'communications', 'opportunities', 'rules'];

/** What each section says, in the words that visitors read. */
const SAID: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  welcome: [
    '8:00–9:30',
    '9:30–17:15',
    '17:15–17:30',
    '17:30–18:30',
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
  ],
  opportunities: [
    `${staff.entertainers.minAge} anni`,
    'Formazione gratuita',
    'Esperienza precedente',
    'Leadership',
  ],
  rules: [`${staff.absenceNoticeHours} ore prima`, 'gruppo di messaggistica', 'tono professionale'],
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

test('the menu has the six sections of the specification', async ({ page }) => {
  await open(page, '/members');
  await expect(menu(page).getByRole('link')).toHaveText(
    SECTIONS.map((id) => texts.sections[id].label),
  );
});

for (const [device, options] of [
  ['mouse', {}],
  ['finger', PHONE],
] as const) {
  test.describe(`with a ${device}`, () => {
    test.use(options);

    test('the menu switches sections without a change of route', async ({ page }) => {
      await open(page, '/members');
      await expectOnly(page, 'welcome');
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      for (const id of [...SECTIONS.slice(1), 'welcome']) {
        await (device === 'finger' ? link(page, id).tap() : link(page, id).click());
        await expect(page).toHaveURL(`/members#${id}`);
        await expectOnly(page, id);
        for (const words of SAID[id] ?? []) {
          await expect(page.locator(`#${id}`).getByText(words).first()).toBeVisible();
        }
        await expect(async () => expect(await topOf(page, `#${id}`)).toBeLessThan(600)).toPass();
      }
      await expect(page.locator('body[data-same-document]')).toHaveCount(1);
    });
  });
}

test('the keyboard switches sections and goes on in them', async ({ page }) => {
  await open(page, '/members');
  await link(page, 'photos').press('Enter');
  await expectOnly(page, 'photos');
  await expect(page.locator('#photos')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.photos.links.folder })).toBeFocused();
});

test('the address keeps the section, through a reload and back', async ({ page }) => {
  await open(page, '/members#photos');
  await expectOnly(page, 'photos');
  await link(page, 'rules').click();
  await expectOnly(page, 'rules');
  await page.reload();
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await expectOnly(page, 'rules');
  await page.goBack();
  await expect(page).toHaveURL('/members#photos');
  await expectOnly(page, 'photos');
});

test('an address that names no section shows the first', async ({ page }) => {
  await open(page, '/members#niente');
  await expectOnly(page, 'welcome');
});

for (const address of ['/members', '/members#rules']) {
  test(`${address} does not move when it is taken over`, async ({ page }) => {
    let letIn = () => {};
    const seen = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    // Held back is the page's own code: a blocked entry would keep Chromium from naming the target.
    await page.route(/MembersPage-[^/]*\.js/, async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const shown = page.locator(`#${address.split('#')[1] ?? 'welcome'}`);
    await expect(shown).toBeVisible();
    await drawn(page);
    const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
    const before = await height();
    letIn();
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
    expect(await height()).toBe(before);
  });
}

test('links lead to folder, manual and application', async ({ page }) => {
  await open(page, '/members#photos');
  const leads = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
  await expect(leads(texts.photos.links.folder)).toHaveAttribute('href', links.photoFolder.url);
  await expect(leads(texts.photos.links.manual)).toHaveAttribute('href', links.photoManual.url);
  await link(page, 'opportunities').click();
  await expect(leads(texts.opportunities.apply)).toHaveAttribute(
    'href',
    links.staffApplication.url,
  );
});

test('the footer leads there and robots stay out', async ({ page }) => {
  await open(page, '/relax');
  await page.locator('footer').getByRole('link', { name: layout.pages.members }).click();
  await expect(page).toHaveURL('/members');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectOnly(page, 'welcome');
});

test('printed, all sections are there', async ({ page }) => {
  await open(page, '/members#rules');
  await page.emulateMedia({ media: 'print' });
  for (const id of SECTIONS) await expect(page.locator(`section#${id}`)).toBeVisible();
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
