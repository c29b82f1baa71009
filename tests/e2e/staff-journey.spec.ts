// The way of an animator from words to a post: the site with its own relay, asking a scripted provider.
import { readPublicApiLimits } from '../../scripts/serve/server-settings.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { createRelay } from '../../src/server/relay/createRelay.ts';
import { fileCounters } from '../../src/server/relay/limits/fileCounters.ts';
import { CAMP_DIST } from './camp-site.ts';
import { test as base, expect } from './fixtures.ts';
import { DESCRIPTION, GENERATING, POST, parts, texts } from './generator-page.ts';
import { open } from './running-page.ts';
import { type ScriptedProvider, startProvider } from './scripted-provider.ts';

const ACCESS_CODE = 'anguria più fresca';
const API_KEY = 'sk-scripted-0000';
/** Generous enough to be no part of the test. */
const OFTEN = { count: 1000, windowMs: 60_000 };

const test = base.extend<{ provider: ScriptedProvider }>({
  provider: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  baseURL: async ({ provider }, use) => {
    const settings = {
      provider: { baseUrl: provider.url, key: API_KEY, model: 'gpt-4', timeoutMs: 30_000 },
      accessCode: ACCESS_CODE,
      limits: {
        wrongTries: OFTEN,
        wrongTriesOfAll: OFTEN,
        perSession: OFTEN,
        perAddress: OFTEN,
        perDay: 1000,
        atOnce: 10,
      },
      trustedProxies: [],
      origins: [],
    };
    const counters = fileCounters(':memory:', Date.now);
    const relay = createRelay({ service: { settings, counters }, now: Date.now, log: () => {} });
    const publicApiLimits = readPublicApiLimits({});
    const site = await listen(createApp({ root: CAMP_DIST, relay, publicApiLimits }), 0);
    await use(`http://localhost:${site.port}`);
    await site.close();
  },
});

test('with the keyboard alone a description becomes a post, and nothing else is sent', async ({
  page,
  provider,
}) => {
  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  provider.script({ content: POST, after });
  await open(page, '/members#content');
  const asked: string[] = [];
  page.on('request', (request) => {
    // Fonts and code of the site tell nobody what was written; they may come as late as they like.
    const isOwnFile = request.method() === 'GET' && !/fetch|xhr/.test(request.resourceType());
    // The post is held against the facts by our own server: post-facts.spec.ts looks at that.
    if (!isOwnFile && !request.url().endsWith('/api/verify'))
      asked.push(`${request.url()} ${request.postData()}`);
  });
  const { code, description, generate, post, result, tool } = parts(page);
  await code.fill(ACCESS_CODE);
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
  expect(request?.authorization).toBe(`Bearer ${API_KEY}`);
  expect(JSON.stringify(request?.body)).toContain(DESCRIPTION);
  const sent = JSON.stringify({ description: DESCRIPTION });
  expect(asked).toEqual([`${new URL('/api/generate', page.url()).href} ${sent}`]);
});
