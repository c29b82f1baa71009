import { isIn, UNKNOWN_ADDRESS, unknownAddressAt } from '../../../src/content/paths.ts';
import { expect, test } from '../fixtures.ts';
import { ready } from '../running-page.ts';
import { pages, site } from './pages.ts';

/** Before any script runs. That no script or style stands in it, and no gap, live-site.test.ts holds. */
function expectWhole(html: string, path: string): void {
  expect(html, path).toMatch(/<html[^>]* lang="it-IT"/);
  for (const part of ['main', 'h1'])
    expect(html.match(new RegExp(`<${part}[\\s>]`, 'g')), path).toHaveLength(1);
  for (const part of ['header', 'footer']) expect(html, path).toContain(`<${part}`);
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  expect(main.replace(/<[^>]*>/g, '').length, path).toBeGreaterThan(600);
}

test('every address is a whole Italian page, with a head of its own', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expectWhole(html, path);
      const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      return {
        path,
        title: read(/<title>([^<]*)</),
        description: read(/name="description" content="([^"]*)"/),
        canonical: read(/rel="canonical" href="([^"]*)"/),
        robots: read(/name="robots" content="([^"]*)"/),
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
  for (const { path, canonical, description, title, robots } of heads) {
    const page = pages.find((other) => other.path === path);
    expect(canonical).toBe(site.origin + (path === '/' ? '/' : path));
    expect(title).toMatch(/ · Fun Village$/);
    expect(description.length).toBeGreaterThan(60);
    expect(robots).toBe(page?.indexed ? 'index, follow' : 'noindex, nofollow');
  }
});

test.describe('an unknown address', () => {
  // Where a platform serves the files it is a 404 whose page leads home, and has no icon.
  const NOT_FOUND = /404 \(Not Found\) \S+\/(pagina|niente|favicon\.ico)/;
  test.use({ allow: { errors: [NOT_FOUND] } });

  test('leads home and leaves no trace in the history', async ({ page }) => {
    await page.goto('/relax');
    await page.goto('/pagina-che-non-esiste');
    await expect(page).toHaveURL('/');
    await expect(page.locator(`#${UNKNOWN_ADDRESS}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/relax');
  });

  test('leads home inside the running site too', async ({ page }) => {
    await page.goto('/relax');
    await ready(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/niente');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/relax');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leads home', async ({ page }) => {
      await page.goto('/relax');
      await page.goto('/pagina/che/non/esiste');
      await expect(page).toHaveURL(unknownAddressAt('/'));
      await expect(page.locator(`#${UNKNOWN_ADDRESS}`)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/relax');
    });
  });
});

test('a page opens at its top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regolamento Economico' }).click();
  await expect(page).toHaveURL('/economic-regulations');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Regolamento|Tariffe/i);
});

test('a hidden page is in no menu, and none that is not listed on the map', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const map = await (await request.get('/sitemap.xml')).text();
  for (const { path, menus } of pages.filter(({ listed }) => !listed)) {
    expect(map).not.toContain(`${path}<`);
    if (menus.length === 0) await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  }
  const listed = site.locales.flatMap(({ id }) =>
    pages.filter((one) => one.listed && isIn(id, one)),
  );
  expect(map.match(/<loc>/g)).toHaveLength(listed.length);
});

test.describe('a page that somebody is about to open', () => {
  test.use({ touched: false });

  test('brings its own texts and code only', async ({ page }) => {
    await page.goto('/relax');
    await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.locator('a[href="/shows"]').first().dispatchEvent('pointerover');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect.poll(() => files.some((file) => /shows.*\.js$/.test(file))).toBe(true);
    const foreign = /home|HomePage|camp|CampPage|members|regulations/i;
    expect(files.filter((file) => file.endsWith('.js') && foreign.test(file))).toEqual([]);
  });
});
