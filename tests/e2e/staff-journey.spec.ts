// An entertainer makes a post from a description: the site's own relay, a scripted provider.
import { readPublicApiLimits } from '../../scripts/serve/server-settings.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { fileCounters } from '../../src/server/relay/limits/file-counters.ts';
import { CODE, KEY, settingsFor } from '../unit/server/relay/relay-under-test.ts';
import { CAMP_DIST } from './camp-site.ts';
import { test as base, expect } from './fixtures.ts';
import { DESCRIPTION, GENERATING, POST, parts, texts } from './generator-page.ts';
import { open } from './running-page.ts';
import { type ScriptedProvider, startProvider } from './scripted-provider.ts';

const test = base.extend<{ provider: ScriptedProvider }>({
  provider: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  baseURL: async ({ provider }, use) => {
    const service = {
      settings: settingsFor(provider.url),
      counters: fileCounters(':memory:', Date.now),
    };
    const relay = { service, now: Date.now, log: () => {} };
    const publicApiLimits = readPublicApiLimits({});
    const site = await listen(createApp({ root: CAMP_DIST, relay, publicApiLimits }), 0);
    await use(`http://localhost:${site.port}`);
    await site.close();
  },
});

test('the keyboard alone turns a description into a post, and sends nothing else', async ({
  page,
  provider,
}) => {
  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  provider.script({ content: POST, after });
  await open(page, '/members#content');
  const asked: string[] = [];
  page.on('request', (request) => {
    // Fonts and code of the site reveal nothing of the text; they may load at any time.
    const isOwnFile = request.method() === 'GET' && !/fetch|xhr/.test(request.resourceType());
    // Our own server checks the post against the facts: see post-facts.spec.ts.
    if (!isOwnFile && !request.url().endsWith('/api/verify'))
      asked.push(`${request.url()} ${request.postData()}`);
  });
  const { code, description, generate, post, result, tool } = parts(page);
  await code.fill(CODE);
  await description.focus();
  await page.keyboard.type(`  ${DESCRIPTION}\n`);
  while (!(await generate.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByText(GENERATING)).toBeVisible();
  await provider.arrived(1);
  answer();
  await expect(post).toHaveValue(POST);
  await expect(result.getByRole('heading', { name: texts.result })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(post).toBeFocused();
  await expect(tool.getByText(texts.review.good)).toBeVisible();
  const [request] = provider.requests;
  expect(request?.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.stringify(request?.body)).toContain(DESCRIPTION);
  const sent = JSON.stringify({ description: DESCRIPTION });
  expect(asked).toEqual([`${new URL('/api/generate', page.url()).href} ${sent}`]);
});
