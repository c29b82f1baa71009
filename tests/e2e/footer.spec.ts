import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { coveredBy, enlarge, openUntouched as open, PHONE } from './running-page.ts';
import { content, filled, layout, pages, wordsOf } from './site-content.ts';

test.use({ interacted: false });

const contacts = content('facts/contacts');
const venues = content('facts/venues');
const activities = content('facts/activities');
const names: Readonly<Record<string, string>> = {
  ...layout.pages,
  'lago-blu': venues.lagoBlu.name,
  'parco-tigli': venues.parcoTigli.name,
  'colle-alto': venues.colleAlto.name,
  aquafun: activities.aquafun.name,
};

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page) => page.getByRole('link', { name: layout.whatsapp.label });
const digits = (phone: string) => phone.replace(/\D/g, '');

const chatOf = async (page: Page) => (await button(page).getAttribute('href')) ?? '';

/** The chat that a click opens, as WhatsApp parses its URL. */
function expectChat(typed: string, { id }: { id: string }): void {
  const url = new URL(typed);
  expect(url.origin + url.pathname).toBe(`https://wa.me/${digits(contacts.secretariat.whatsapp)}`);
  expect(url.searchParams.get('text')).toBe(
    filled(layout.whatsapp.message, { $page: names[id] ?? '' }),
  );
  expect(typed, 'encoded to the letter').not.toMatch(/[«» à]|\+/);
}

test('the WhatsApp button of every page names the page', async ({ request }) => {
  for (const page of pages) {
    const html = await (await request.get(page.path)).text();
    const chats = [
      ...html.matchAll(/<a\b[^>]*? href="(https:\/\/wa\.me\/[^"]*\?text=[^"]*)"[^>]*>/g),
    ];
    const buttons = chats.filter(([tag]) => tag.includes(`aria-label="${layout.whatsapp.label}"`));
    expect(buttons, page.path).toHaveLength(1);
    expectChat(buttons[0]?.[1] ?? '', page);
  }
});

test('after a navigation the button names the new page', async ({ page }) => {
  await open(page, '/relax');
  await footer(page).getByRole('link', { name: layout.pages.sicurezza }).click();
  // The URL changes before the page does; the button changes with the page.
  const { hero } = wordsOf('sicurezza');
  await expect(page.locator('main h1')).toHaveText(hero.title);
  expectChat(await chatOf(page), { id: 'sicurezza' });
});

const STEP_PX = 240;

/** Longer than the page must rest before the button decides. */
const STILL_MS = 1000;

/** Whether the button is placed or hidden once the page rests, scrolled to `top`. */
async function restingAt(page: Page, top: number): Promise<string | null> {
  await page.evaluate(
    (top) =>
      new Promise((done) => {
        if (window.scrollY === top) return done(null);
        window.addEventListener('scroll', done, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    top,
  );
  const state = async () => {
    await page.clock.runFor(STILL_MS);
    return button(page).getAttribute('data-float-state');
  };
  await expect.poll(state).toMatch(/placed|hidden/);
  return button(page).getAttribute('data-float-state');
}

test.describe('where nothing moves by itself', () => {
  // A slide that turns is a scroll: the button would hide while the test looks.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the button floats in one place, over no text and no control', async ({ page }) => {
    await page.clock.install();
    for (const [width, height, path] of [
      [360, 640, '/'],
      [1440, 900, '/relax'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      let seen = 0;
      const places = new Set<string>();
      for (let top = 0; top < end; top += STEP_PX) {
        // Without a free position it is hidden.
        if ((await restingAt(page, top)) !== 'placed') continue;
        seen += 1;
        expect.soft(await coveredBy(button(page)), `${path} at ${top}`).toEqual([]);
        places.add(JSON.stringify(await button(page).boundingBox()));
      }
      expect([...places], path).toHaveLength(1);
      expect(seen, path).toBeGreaterThan(end / STEP_PX / 2);
      await expectLarge(button(page));
      await expect(button(page)).toHaveAttribute('rel', /noopener/);
    }
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('it fits one screen, its lists unfold, and an address grows with the text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '/relax');
    const height = async () => (await footer(page).boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(640);
    const list = footer(page).getByRole('navigation', { name: layout.menus.families });
    await expect(list.getByRole('link').first()).toBeHidden();
    await list.locator('summary').tap();
    for (const link of await list.getByRole('link').all()) await expectLarge(link);
    const safety = footer(page).locator(`a[href="mailto:${contacts.safeguarding.email}"]`);
    const size = () => safety.evaluate((a) => Number.parseFloat(getComputedStyle(a).fontSize));
    const usual = await size();
    await enlarge(page);
    await expect.poll(size).toBeGreaterThan(1.8 * usual);
  });
});

async function expectLarge(link: Locator): Promise<void> {
  const side = async () => {
    const box = await link.boundingBox();
    return Math.min(box?.height ?? 0, box?.width ?? 0);
  };
  await expect.poll(side).toBeGreaterThanOrEqual(44);
}

test.describe('the footer', () => {
  test.use({ javaScriptEnabled: false });

  test('prints the numbers once, and no controls', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/come-arrivare', '/relax']) {
      await page.goto(path);
      const { phone } = contacts.secretariat;
      await expect(page.getByText(phone).filter({ visible: true })).toHaveCount(1);
      await expect(footer(page).getByText(phone)).toBeVisible();
      await expect(footer(page).getByText(path)).toBeVisible();
      await expect(footer(page).getByText(layout.contacts.chatbot).first()).toBeHidden();
    }
  });

  test('leads everywhere without a script', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.goto('/relax');
    await test.step('holds the button where no script lets it float', async () => {
      await expect(button(page)).not.toBeInViewport();
      await button(page).scrollIntoViewIfNeeded();
      await expectLarge(button(page));
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('calls and writes with the programs of the device', async () => {
      const hrefs = await footer(page)
        .locator('a[href^="tel:"], a[href^="mailto:"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(hrefs).toContain(`tel:${contacts.secretariat.phone.replaceAll(' ', '')}`);
      expect(hrefs).toContain(`mailto:${contacts.secretariat.email}`);
      expect(hrefs).toContain(`mailto:${contacts.safeguarding.email}`);
    });
    await test.step('has hours, safeguarding, legal links and the staff’s page', async () => {
      for (const { title } of [layout.footer.hours, layout.footer.safeguarding]) {
        const name = filled(title, { 'season.year': String(content('facts/season').year) });
        await expect(footer(page).getByRole('heading', { name })).toBeVisible();
      }
      for (const { path } of pages.filter(({ menus }) =>
        menus.some((m) => /legal|staff/.test(m)),
      )) {
        // The note on undecided values adds a link to the regulations.
        const ways = footer(page).getByRole('navigation').locator(`a[href="${path}"]`);
        await expect(ways).toHaveCount(1);
      }
    });
  });
});
