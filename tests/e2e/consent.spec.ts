import type { Page } from 'playwright/test';
import { CONSENT_KEY } from '../../src/layout/consent/frame-consent.ts';
import { expect, test } from './fixtures.ts';
import { album, form, load, open, otherAlbum, say, texts } from './frame-content.ts';
import { follow } from './running-page.ts';

const choices = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: texts.choices.title }) });
const revoke = (page: Page, provider: string) =>
  choices(page).getByRole('button', { name: say(texts.choices.revoke, provider) });

test.describe('once a provider is allowed', () => {
  test.use({ allow: { hosts: [form.host, album.host] } });

  function requestsOf(page: Page, host: string): string[] {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host === host) urls.push(request.url());
    });
    return urls;
  }

  test('its frames load everywhere, until it is withdrawn in a footer', async ({ page }) => {
    const toForm = requestsOf(page, form.host);
    const toAlbum = requestsOf(page, album.host);
    await open(page, '/gallery');
    await test.step('nothing is stored before a choice', async () => {
      await expect(choices(page)).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(CONSENT_KEY);
      expect(await page.context().cookies()).toEqual([]);
    });
    await load(page, album.provider).click();
    await expect(page.locator('#album iframe')).toHaveCount(1);
    await expect(choices(page)).toContainText(texts.choices.text);
    await test.step('also by a link', async () => {
      await page.locator('main a[href="/relax"]').first().click();
      await expect(page).toHaveURL('/relax');
      // A frame loads once it is near; the URL changes before the page does.
      await expect(async () => {
        await page.locator('#album').scrollIntoViewIfNeeded();
        await expect(page.locator('#album iframe')).toHaveAttribute('src', otherAlbum.url, {
          timeout: 1000,
        });
      }).toPass();
    });
    await test.step('those of others nowhere', async () => {
      await follow(page, '/open-days');
      await expect(load(page, form.provider)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(toForm).toEqual([]);
    });
    await test.step('taking one back leaves the other', async () => {
      await load(page, form.provider).click();
      await expect(revoke(page, form.provider)).toBeVisible();
      await revoke(page, album.provider).focus();
      await page.keyboard.press('Space');
      await expect(revoke(page, album.provider)).toHaveCount(0);
      await expect(page.locator('#booking iframe')).toHaveCount(1);
      await open(page, '/open-days');
      await expect(page.locator('#booking iframe')).toHaveCount(1);
    });
    await test.step('the frame is gone, and asks no more', async () => {
      await follow(page, '/gallery');
      await load(page, album.provider).click();
      await expect(page.locator('#album iframe')).toHaveCount(1);
      await revoke(page, form.provider).click();
      await revoke(page, album.provider).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(load(page, album.provider)).toBeVisible();
      await expect(choices(page).getByRole('status')).toHaveText(
        say(texts.choices.revoked, album.provider),
      );
      await expect(choices(page)).toContainText(texts.choices.none);
      await expect(page.getByRole('heading', { name: texts.choices.title })).toBeFocused();
      const asked = toAlbum.length;
      await open(page, '/relax');
      await expect(load(page, album.provider)).toBeVisible();
      expect(toAlbum).toHaveLength(asked);
    });
  });

  test('all tabs follow, both ways', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/gallery');
    await open(other, '/relax');
    const albums = [page.locator('#album iframe'), other.locator('#album iframe')] as const;
    await load(page, album.provider).click();
    await expect(albums[1]).toHaveCount(1);
    await expect(albums[1]).not.toBeFocused();
    await revoke(other, album.provider).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(choices(page), 'nothing is left to take back').toHaveCount(0);
    await test.step('also when one empties the storage', async () => {
      await load(page, album.provider).click();
      await expect(albums[1]).toHaveCount(1);
      await page.evaluate(() => localStorage.clear());
      await expect(other.locator('iframe')).toHaveCount(0);
    });
    await test.step('two that choose at the same time keep both choices', async () => {
      await open(other, '/open-days');
      // A tab that has missed the other's choice must not overwrite it.
      await other.evaluate(
        ([key, provider]) => localStorage.setItem(key, JSON.stringify([provider])),
        [CONSENT_KEY, album.provider] as const,
      );
      await load(other, form.provider).click();
      await expect(page.locator('#album iframe')).toHaveCount(1);
      await expect(revoke(page, form.provider)).toBeVisible();
      await expect(revoke(page, album.provider)).toBeVisible();
    });
  });

  test('a browser without storage keeps it as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '/gallery');
    await load(page, album.provider).click();
    await expect(page.locator('#album iframe')).toHaveCount(1);
    await revoke(page, album.provider).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await load(page, album.provider).click();
    await open(page, '/gallery');
    await expect(load(page, album.provider)).toBeVisible();
  });
});
