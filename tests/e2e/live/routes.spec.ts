import { existsInLocale, UNKNOWN_URL } from '../../../src/content/paths.ts';
import { expect, test } from '../fixtures.ts';
import { ready } from '../running-page.ts';
import { pages, site } from './pages.ts';

/** live-site.test.ts checks that each is a whole page. */
test('every URL answers with a head of its own', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async ({ path, indexed }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      expect(read(/rel="canonical" href="([^"]*)"/)).toBe(site.origin + path);
      expect(read(/name="robots" content="([^"]*)"/)).toBe(
        indexed ? 'index, follow' : 'noindex, nofollow',
      );
      return [read(/<title>([^<]*)</), read(/name="description" content="([^"]*)"/)] as const;
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(pages.length);
  for (const [title] of heads) expect(title).toMatch(/ · Fun Village$/);
});

test.describe('an unknown URL', () => {
  // Where a platform serves the files, it is a 404 whose page leads home without an icon.
  const NOT_FOUND = /404 \(Not Found\) \S+\/(pagina|niente|favicon\.ico)/;
  test.use({ allow: { errors: [NOT_FOUND] } });

  test('leads home and leaves no trace in the history', async ({ page }) => {
    await page.goto('/relax');
    await page.goto('/pagina-che-non-esiste');
    await expect(page).toHaveURL('/');
    await expect(page.locator(`#${UNKNOWN_URL}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await test.step('inside the running site too', async () => {
      await ready(page);
      await page.evaluate(() => {
        history.pushState({}, '', '/niente');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page).toHaveURL('/');
    });
  });
});

test('a hidden page is in no menu, an unlisted one not in the sitemap', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const map = await (await request.get('/sitemap.xml')).text();
  for (const { path, menus } of pages.filter(({ listed }) => !listed)) {
    expect(map).not.toContain(`${path}<`);
    if (menus.length === 0) expect(home).not.toContain(`href="${path}"`);
  }
  const listed = site.locales.flatMap(({ id }) =>
    pages.filter((page) => page.listed && existsInLocale(id, page)),
  );
  expect(map.match(/<loc>/g)).toHaveLength(listed.length);
});
