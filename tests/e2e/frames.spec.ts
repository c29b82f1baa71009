import type { Frame, Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { album, form, load, open, say, texts } from './frame-content.ts';
import { fullyPainted } from './running-page.ts';

test.use({ allow: { hosts: [form.host, album.host] } });

const bookingFrame = (page: Page) => page.locator('#booking iframe');
const heightOf = async (part: Locator) => (await part.boundingBox())?.height;

async function openForm(page: Page): Promise<Frame> {
  await open(page, '/open-days');
  await load(page, form.provider).click();
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

/** read-height.test.tsx covers the contents of messages; this test also covers their senders. */
test('the booking form alone sets its height, within limits', async ({ page }) => {
  const frame = await openForm(page);
  await test.step('as tall as it asks, and sandboxed', async () => {
    await expect(bookingFrame(page)).toHaveAttribute('height', '1200');
    await expect.poll(() => heightOf(bookingFrame(page))).toBe(1200);
    await frame.evaluate(() => parent.postMessage({ type: 'setHeight', height: 2345.6 }, '*'));
    await expect(bookingFrame(page)).toHaveAttribute('height', '2346');
    await expect.poll(() => heightOf(bookingFrame(page))).toBe(2346);
    for (const height of [200, 10_000, 1200]) {
      await frame.evaluate(
        (pixels) => parent.postMessage({ type: 'setHeight', height: pixels }, '*'),
        height,
      );
      await expect(bookingFrame(page)).toHaveAttribute('height', String(height));
    }
    // Its sandbox keeps it from navigating the page.
    const shut = bookingFrame(page);
    await expect(shut).toHaveAttribute('src', form.url);
    await expect(shut).toHaveAttribute('referrerpolicy', 'strict-origin');
    const sandbox = (await shut.getAttribute('sandbox'))?.split(' ') ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).toContain('allow-same-origin');
    expect(sandbox.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
  });
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  const expectHeight = (pixels: number) =>
    expect(bookingFrame(page)).toHaveAttribute('height', `${pixels}`);
  /** Waits until all messages sent so far have arrived. */
  const heard = () =>
    page.evaluate(() => {
      const last = new Promise((resolve) =>
        window.addEventListener('message', ({ data }) => data === 'last' && resolve(data)),
      );
      window.postMessage('last', '*');
      return last;
    });
  const send = (message: object) => parent.postMessage(message, '*');
  await test.step('of the right origin, in the wrong window', async () => {
    await page.evaluate((message) => window.postMessage(message, '*'), say900);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'twin' }));
    }, form.url);
    await expect.poll(() => page.frame('twin')?.url()).toBe(form.url);
    await page.frame('twin')?.evaluate(send, say900);
    await heard();
    await expectHeight(1200);
  });
  await test.step('made by hand, of another window or with the origin of a stranger', async () => {
    await page.evaluate((origin) => {
      const source = document.querySelector<HTMLIFrameElement>('#booking iframe')?.contentWindow;
      const data = { type: 'setHeight', height: 900 };
      for (const init of [
        { origin, source: window, data },
        { origin, source: null, data },
        ...[`${origin}.evil.example`, 'null', '', origin.replace('https:', 'http:')].map(
          (other) => ({ origin: other, source, data }),
        ),
      ])
        window.dispatchEvent(new MessageEvent('message', init as MessageEventInit));
    }, form.origin);
    await expectHeight(1200);
  });
  await test.step('of the right window, once it has gone to another origin', async () => {
    await frame.goto(album.url);
    await frame.evaluate(send, say900);
    await heard();
    await expectHeight(1200);
    expect(noise).toEqual([]);
    // Among all these, the form itself is still heard.
    await frame.goto(form.url);
    await frame.evaluate(send, say900);
    await expectHeight(900);
  });
});

test('an album opens in its place, and takes the focus', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(album.url, async (route) => {
    await arrived;
    await route.fulfill({ contentType: 'text/html', body: '<p>Le foto</p>' });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/gallery');
  const section = page.locator('#album');
  const frame = section.locator('iframe');
  const link = section.locator('a');
  await expect(link).toHaveAttribute('href', album.url);
  await fullyPainted(page);
  const before = await heightOf(section);
  await load(page, album.provider).focus();
  await page.keyboard.press('Enter');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('src', album.url);
  const waiting = section.getByRole('status');
  const title = await frame.getAttribute('title');
  await expect(waiting).toHaveText(say(texts.loading, album.provider, title ?? ''));
  arrive();
  await expect(waiting).toHaveCount(0);
  await expect(page.frameLocator('#album iframe').getByText('Le foto')).toBeVisible();
  await test.step('nothing has moved, and the plain link stays', async () => {
    await expect.poll(() => heightOf(section)).toBe(before);
    await expect.poll(() => heightOf(frame)).toBeGreaterThan(300);
    await expect(link).toBeVisible();
  });
  await test.step('but not by itself on the next visit', async () => {
    await open(page, '/relax');
    await expect(frame).toHaveCount(1);
    await expect(frame).not.toBeFocused();
  });
});
