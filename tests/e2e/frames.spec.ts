import type { Frame, Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  album,
  form,
  openDayTexts,
  otherAlbum,
  say,
  texts,
  WHILE_BOOKABLE,
} from './frame-content.ts';
import { drawn, ready } from './running-page.ts';

test.use({ allow: { hosts: [form.host, album.host] } });

const loadButton = (page: Page, provider: string) =>
  page.getByRole('button', { name: say(texts.load, provider) });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(WHILE_BOOKABLE);
  await page.goto(path);
  await ready(page);
}

const bookingFrame = (page: Page) => page.locator('#booking iframe');
const heightOf = async (part: Locator) => (await part.boundingBox())?.height;

async function openForm(page: Page): Promise<Frame> {
  await open(page, '/open-days');
  await loadButton(page, form.provider).click();
  await expect(bookingFrame(page)).toHaveCount(1);
  return frameOf(page, form.url);
}

async function frameOf(page: Page, url: string): Promise<Frame> {
  const handle = await bookingFrame(page).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the form has no frame');
  await frame.waitForURL(url);
  return frame;
}

const say900 = { type: 'setHeight', height: 900 };

test.describe('the booking form', () => {
  test('is as tall as it says within bounds, and shut in', async ({ page }) => {
    const frame = await openForm(page);
    await expect(bookingFrame(page)).toHaveAttribute('height', '1200');
    await expect.poll(() => heightOf(bookingFrame(page))).toBe(1200);
    await frame.evaluate(() => parent.postMessage({ type: 'setHeight', height: 2345.6 }, '*'));
    await expect(bookingFrame(page)).toHaveAttribute('height', '2346');
    await expect.poll(() => heightOf(bookingFrame(page))).toBe(2346);
    for (const height of [200, 10_000, 640]) {
      await frame.evaluate(
        (pixels) => parent.postMessage({ type: 'setHeight', height: pixels }, '*'),
        height,
      );
      await expect(bookingFrame(page)).toHaveAttribute('height', String(height));
    }
    // It is shut in a sandbox that cannot lead the page away.
    const shut = bookingFrame(page);
    await expect(shut).toHaveAttribute('title', openDayTexts.booking.frameTitle);
    await expect(shut).toHaveAttribute('src', form.url);
    await expect(shut).toHaveAttribute('loading', 'lazy');
    await expect(shut).toHaveAttribute('referrerpolicy', 'strict-origin');
    const sandbox = (await shut.getAttribute('sandbox'))?.split(' ') ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).toContain('allow-same-origin');
    expect(sandbox.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
    await expect(page.locator('iframe[style]')).toHaveCount(0);
  });

  test('waits for a finger', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    const asked: string[] = [];
    await context.route(
      ({ host }) => host === form.host,
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '' });
      },
    );
    // A window of its own, which knows nothing of the language of the walk.
    await page.clock.setFixedTime(WHILE_BOOKABLE);
    await page.goto('/open-days');
    await loadButton(page, form.provider).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await loadButton(page, form.provider).tap();
    await expect(bookingFrame(page)).toHaveCount(1);
    await expect.poll(() => asked).toEqual([form.url]);
    await context.close();
  });
});

test.describe('messages that mean harm', () => {
  const EACH = 2000;

  /** Counts what reaches the page, and notes every change of the frame's attributes. */
  async function watch(page: Page) {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(String(error)));
    await page.evaluate(() => {
      const seen = { messages: 0, changes: 0 };
      Object.assign(window, { seen });
      window.addEventListener('message', () => (seen.messages += 1));
      const frame = document.querySelector('#booking iframe');
      if (!frame) throw new Error('no frame to watch');
      new MutationObserver((records) => (seen.changes += records.length)).observe(frame, {
        attributes: true,
      });
    });
    return noise;
  }

  const seen = (page: Page) =>
    page.evaluate(
      () => (window as unknown as { seen: { messages: number; changes: number } }).seen,
    );

  test('10,000 of them change nothing and log nothing', async ({ page }) => {
    const frame = await openForm(page);
    const noise = await watch(page);

    // The right message from the wrong origin: our own page.
    await page.evaluate(
      ([message, times]) => {
        for (let sent = 0; sent < times; sent += 1) window.postMessage(message, '*');
      },
      [say900, EACH] as const,
    );

    // The right origin in the wrong window: a second frame of the same provider.
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'twin' }));
    }, form.url);
    await expect.poll(() => page.frame('twin')?.url()).toBe(form.url);
    await page.frame('twin')?.evaluate(
      ([message, times]) => {
        for (let sent = 0; sent < times; sent += 1) parent.postMessage(message, '*');
      },
      [say900, EACH] as const,
    );

    // The right window and origin with everything that can be cloned but is no sane height.
    await frame.evaluate((times) => {
      const loop: Record<string, unknown> = { type: 'setHeight' };
      loop.height = loop;
      const messages: unknown[] = [
        ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -1, -900],
        ...[199, 10_001, 1e9, 1e308, 900n, '900', '900px', true, null, undefined, [900]],
        ...[new Date(900), Object(900), { height: 900 }, new Map([['height', 900]])],
        ...[new Uint16Array([900]), new Error('900'), new Blob(['900']), loop],
      ].map((height) => ({ type: 'setHeight', height }));
      messages.push(null, undefined, 900, 'setHeight', '{"type":"setHeight","height":900}');
      messages.push([{ type: 'setHeight', height: 900 }], { type: 'setheight', height: 900 });
      messages.push({ type: Object('setHeight'), height: 900 }, { height: 900 }, loop.height);
      messages.push(new Map<string, unknown>(Object.entries({ type: 'setHeight', height: 900 })));
      messages.push(structuredClone({ data: { type: 'setHeight', height: 900 } }));
      for (let sent = 0; sent < times; sent += 1) {
        parent.postMessage(messages[sent % messages.length], '*');
      }
    }, EACH);

    // Events made by hand: getters and proxies that throw, and a stranger's origin.
    await page.evaluate(
      ([origin, times]) => {
        const source = document.querySelector<HTMLIFrameElement>('#booking iframe')?.contentWindow;
        const fail = () => {
          throw new Error('a getter of a stranger');
        };
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        const message = { type: 'setHeight', height: 900 };
        const events = [
          { origin, source, data: Object.defineProperty({}, 'type', { get: fail }) },
          {
            origin,
            source,
            data: Object.defineProperty({ type: 'setHeight' }, 'height', { get: fail }),
          },
          { origin, source, data: new Proxy({}, { get: fail }) },
          { origin, source, data: proxy },
          { origin, source: window, data: message },
          { origin, source: null, data: message },
          { origin: `${origin}.evil.example`, source, data: message },
          { origin: 'null', source, data: message },
          { origin: '', source, data: message },
          { origin: origin.replace('https:', 'http:'), source, data: message },
        ];
        for (let sent = 0; sent < times; sent += 1) {
          const init = events[sent % events.length] as MessageEventInit;
          window.dispatchEvent(new MessageEvent('message', init));
        }
      },
      [form.origin, EACH] as const,
    );

    await expect.poll(async () => (await seen(page)).messages).toBe(4 * EACH);

    // The right window, once it has gone to another origin.
    await frame.goto(album.url);
    await frame.evaluate(
      ([message, times]) => {
        for (let sent = 0; sent < times; sent += 1) parent.postMessage(message, '*');
      },
      [say900, EACH] as const,
    );
    await expect.poll(async () => (await seen(page)).messages).toBe(5 * EACH);
    expect(5 * EACH).toBe(10_000);

    expect(await seen(page)).toEqual({ messages: 10_000, changes: 0 });
    await expect(bookingFrame(page)).toHaveAttribute('height', '1200');
    expect(noise).toEqual([]);

    // Among all that, the form itself is still heard.
    await frame.goto(form.url);
    await frame.evaluate((message) => parent.postMessage(message, '*'), say900);
    await expect(bookingFrame(page)).toHaveAttribute('height', '900');
  });

  test('reach nobody once the page is left', async ({ page }) => {
    await page.addInitScript(() => {
      const live = { listeners: 0 };
      Object.assign(window, { live });
      const { addEventListener, removeEventListener } = window;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === 'message') live.listeners += 1;
        addEventListener.apply(window, args);
      };
      window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        if (args[0] === 'message') live.listeners -= 1;
        removeEventListener.apply(window, args);
      };
    });
    const live = () =>
      page.evaluate(() => (window as unknown as { live: { listeners: number } }).live.listeners);
    await open(page, '/open-days');
    expect(await live()).toBe(0);
    await loadButton(page, form.provider).click();
    await expect.poll(live).toBe(1);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say(texts.choices.revoke, form.provider) })
      .click();
    await expect.poll(live).toBe(0);
  });
});

test.describe('an album', () => {
  for (const [path, url, widths] of [
    ['/gallery', album.url, [320, 768, 1440]],
    ['/relax', otherAlbum.url, [360]],
  ] as const) {
    test(`opens in its place on ${path}, and nothing moves`, async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await open(page, path);
        const section = page.locator('#album');
        await drawn(page);
        const before = await heightOf(section);
        await loadButton(page, album.provider).click();
        await expect(section.locator('iframe')).toHaveAttribute('src', url);
        await expect.poll(() => heightOf(section)).toBe(before);
        await expect.poll(() => heightOf(section.locator('iframe'))).toBeGreaterThan(300);
      }
    });
  }

  test('says that it is loading until it has loaded', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(album.url, async (route) => {
      await arrived;
      await route.fulfill({ contentType: 'text/html', body: '<p>Le foto</p>' });
    });
    await open(page, '/gallery');
    await loadButton(page, album.provider).click();
    const waiting = page.locator('#album').getByRole('status');
    const title = await page.locator('#album iframe').getAttribute('title');
    await expect(waiting).toHaveText(say(texts.loading, album.provider, title ?? ''));
    arrive();
    await expect(waiting).toHaveCount(0);
    await expect(page.frameLocator('#album iframe').getByText('Le foto')).toBeVisible();
  });

  test('opens from the keyboard, takes the focus, and leaves the plain link beside it', async ({
    page,
  }) => {
    await open(page, '/gallery');
    for (const width of [320, 360, 768, 1440]) {
      await test.step(`its gate stands around what is written on it at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const fits = () =>
          page.locator('#album [data-tone="sky"]').evaluate((gate) => {
            const box = gate.getBoundingClientRect();
            const parts = [...gate.children].map((part) => part.getBoundingClientRect());
            return parts.every(({ top, bottom }) => top > box.top && bottom < box.bottom);
          });
        await expect.poll(fits).toBe(true);
      });
    }
    const link = page.locator('#album a');
    await expect(link).toHaveAttribute('href', album.url);
    await loadButton(page, album.provider).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#album iframe')).toBeFocused();
    await expect(link).toBeVisible();
    await test.step('but not by itself on the next visit', async () => {
      await open(page, '/relax');
      await expect(page.locator('#album iframe')).toHaveCount(1);
      await expect(page.locator('#album iframe')).not.toBeFocused();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: {} });

  for (const [path, { url, provider }] of [
    ['/gallery', album],
    ['/open-days', form],
  ] as const) {
    test(`${path} has the plain link and no dead button`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(`main a[href="${url}"]`)).toBeVisible();
      const button = page.locator('main button', { hasText: say(texts.load, provider) });
      expect(await button.boundingBox()).toBeNull();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
});
