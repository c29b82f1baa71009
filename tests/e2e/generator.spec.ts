import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  answerWith,
  DESCRIPTION,
  EMPTY,
  FAILED,
  GENERATING,
  held,
  limits,
  openGenerator,
  POST,
  parts,
  playRelay,
  said,
  texts,
} from './generator-page.ts';
import { drawn, PHONE, pasted } from './running-page.ts';
import { content } from './site-content.ts';

/** The names of the camp's venues. */
const venues = Object.values<{ name?: string }>(content('facts/venues')).flatMap(
  ({ name }) => name ?? [],
);

/** What the browser itself says of an answer that is no success. */
const REFUSALS = { errors: [/Failed to load resource/] };

async function generate(page: Page, description = DESCRIPTION): Promise<void> {
  const { description: field, generate: button } = parts(page);
  await field.fill(description);
  await button.click();
}

test('sends the description alone, to the relay alone', async ({ page }) => {
  const asked = await playRelay(page);
  await openGenerator(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') requests.push(new URL(request.url()).pathname);
  });
  const { description, code, post, generate: button, result } = parts(page);
  await code.fill('così è');
  await description.fill(`  ${DESCRIPTION}\n`);
  await button.click();
  await expect(post).toHaveValue(POST);
  await expect(result.getByRole('heading', { name: texts.result })).toBeFocused();
  // The post is held against the facts, by our own server.
  expect(requests.filter((path) => path !== '/api/verify')).toEqual(['/api/generate']);
  expect(asked.map(({ body }) => body)).toEqual([{ description: DESCRIPTION }]);
  const headers = asked[0]?.headers ?? {};
  expect(decodeURIComponent(headers['x-access-code'] ?? '')).toBe('così è');
  expect(headers['x-session-id']).toMatch(/^[0-9a-f]{32}$/);
});

for (const empty of ['', '  \n ']) {
  test(`says that ${JSON.stringify(empty)} is no description`, async ({ page }) => {
    const asked = await playRelay(page);
    await openGenerator(page);
    const { description, tool } = parts(page);
    await generate(page, empty);
    await expect(tool.getByText(EMPTY, { exact: true })).toBeVisible();
    await expect(description).toBeFocused();
    await expect(description).toHaveAccessibleDescription(EMPTY);
    await description.fill('Piscina');
    await expect(tool.getByText(EMPTY)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test('sends once however often one presses', async ({ page }) => {
  const { gate, letGo } = held();
  const asked = await playRelay(page, async (route) => {
    await gate;
    await answerWith(route, 200, { content: POST });
  });
  await openGenerator(page);
  const { description, generate: button, tool, post } = parts(page);
  await description.fill(DESCRIPTION);
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await expect(tool.getByRole('status').filter({ hasText: GENERATING })).toBeVisible();
  await expect(button).toBeDisabled();
  letGo();
  await expect(post).toHaveValue(POST);
  await expect(button).toBeEnabled();
  await expect(tool.getByText(GENERATING)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('can be cancelled, and asked again', async ({ page }) => {
  const { gate, letGo } = held();
  let calls = 0;
  await playRelay(page, async (route) => {
    calls += 1;
    if (calls === 1) await gate;
    await answerWith(route, 200, { content: POST }).catch(() => {});
  });
  await openGenerator(page);
  const { description, generate: button, tool, post, box } = parts(page);
  await generate(page);
  await parts(page).button(texts.cancel).click();
  await expect(tool.getByText(texts.cancelled)).toBeVisible();
  await expect(button).toBeFocused();
  await expect(box).toHaveCount(0);
  await expect(description).toHaveValue(DESCRIPTION);
  letGo();
  await button.click();
  await expect(post).toHaveValue(POST);
});

test.describe('a failure', () => {
  test.use({ allow: REFUSALS });

  const second = { current: '40' };
  for (const [name, status, body, reason] of [
    ['not configured', 503, { error: 'not-configured' }, texts.errors.reasons.notConfigured],
    [
      'of too many requests',
      429,
      { error: 'too-many-requests', retryAfter: 40 },
      `${texts.errors.reasons.tooManyRequests} ${said(texts.errors.retry, { $time: said(texts.errors.units.seconds.other, { $current: second.current }) })}`,
    ],
    [
      'of a spent budget',
      429,
      { error: 'budget-spent', retryAfter: 3600 },
      `${texts.errors.reasons.budgetSpent} ${said(texts.errors.retry, { $time: '60 minuti' })}`,
    ],
    [
      'of a busy relay',
      503,
      { error: 'busy', retryAfter: 1 },
      `${texts.errors.reasons.busy} ${said(texts.errors.retry, { $time: '1 secondo' })}`,
    ],
    ['of a slow provider', 504, { error: 'provider-timeout' }, texts.errors.reasons.timeout],
    ['without a reason that helps', 502, { error: 'provider-rejected' }, undefined],
    ['that nobody knows yet', 500, { error: 'something-new' }, undefined],
  ] as const) {
    test(`${name} shows the red box and loses nothing`, async ({ page }) => {
      await playRelay(page, (route) => answerWith(route, status, body));
      await openGenerator(page);
      const { description, box, generate: button } = parts(page);
      await generate(page);
      await expect(box.locator('p').first()).toHaveText(FAILED);
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expect(box).toHaveCSS('color', 'rgb(255, 248, 236)');
      const request = `${texts.errors.requestHelp} ${said(texts.errors.request, { $request: 'r-1234' })}`;
      await expect(box.locator('p')).toHaveText([FAILED, ...(reason ? [reason] : []), request]);
      await expect(button).toBeFocused();
      await expect(description).toHaveValue(DESCRIPTION);
      await page.reload();
      await expect(description).toHaveValue(DESCRIPTION);
    });
  }

  test('of a server that nobody has configured says whom to tell', async ({ page }) => {
    await openGenerator(page);
    await generate(page);
    const lines = parts(page).box.locator('p');
    await expect(lines.first()).toHaveText(FAILED);
    await expect(lines.nth(1)).toHaveText(texts.errors.reasons.notConfigured);
  });

  test('in HTML instead of JSON shows the red box alone', async ({ page }) => {
    await playRelay(page, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await openGenerator(page);
    await generate(page);
    await expect(parts(page).box.locator('p')).toHaveText([FAILED]);
  });

  test('of the network says so', async ({ page }) => {
    await playRelay(page, (route) => route.abort('internetdisconnected'));
    await openGenerator(page);
    await generate(page);
    await expect(parts(page).box.locator('p')).toHaveText([
      FAILED,
      texts.errors.reasons.unreachable,
    ]);
  });

  test('goes when the next post comes', async ({ page }) => {
    let calls = 0;
    await playRelay(page, (route) => {
      calls += 1;
      return calls === 1
        ? answerWith(route, 502, { error: 'provider-failed' })
        : answerWith(route, 200, { content: POST });
    });
    await openGenerator(page);
    const { box, generate: button, post } = parts(page);
    await generate(page);
    await expect(box).toBeVisible();
    await button.click();
    await expect(post).toHaveValue(POST);
    await expect(box).toHaveCount(0);
  });

  test('of the access code is told beside the field, and asked again', async ({ page }) => {
    const asked = await playRelay(page, (route) =>
      route.request().headers()['x-access-code'] === 'giusto'
        ? answerWith(route, 200, { content: POST })
        : answerWith(route, 401, { error: 'access-denied' }),
    );
    await openGenerator(page);
    const { box, code, generate: button, post, tool } = parts(page);
    await code.fill('sbagliato');
    await generate(page);
    await expect(box.locator('p').first()).toHaveText(FAILED);
    await expect(tool.getByText(texts.accessCode.wrong)).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(
      `${texts.accessCode.hint} ${texts.accessCode.wrong}`,
    );
    await code.fill('giusto');
    await expect(tool.getByText(texts.accessCode.wrong)).toHaveCount(0);
    await button.click();
    await expect(post).toHaveValue(POST);
    expect(asked).toHaveLength(2);
  });
});

test('the access code lasts as long as the tab', async ({ page, context }) => {
  await openGenerator(page);
  const { code, button } = parts(page);
  await code.fill('ombrellone');
  await expect(code).toHaveAttribute('type', 'password');
  await button(texts.accessCode.show).click();
  await expect(code).toHaveAttribute('type', 'text');
  await page.reload();
  await expect(code).toHaveValue('ombrellone');
  const other = await context.newPage();
  await openGenerator(other);
  await expect(parts(other).code).toHaveValue('');
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('ombrellone');
});

test('draft and corrected post survive reload and a closed tab', async ({ page, context }) => {
  await playRelay(page);
  await openGenerator(page);
  await generate(page);
  const { post, description } = parts(page);
  await expect(post).toHaveValue(POST);
  await post.fill(`${POST} corretto`);
  await description.fill('Un’altra giornata');
  await page.reload();
  await expect(post).toHaveValue(`${POST} corretto`);
  await page.close();
  const later = await context.newPage();
  await openGenerator(later);
  await expect(parts(later).post).toHaveValue(`${POST} corretto`);
  await expect(parts(later).description).toHaveValue('Un’altra giornata');
});

test('a post that comes after one has left the page is kept', async ({ page }) => {
  const { gate, letGo } = held();
  await playRelay(page, async (route) => {
    await gate;
    await answerWith(route, 200, { content: POST });
  });
  await openGenerator(page);
  await generate(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  letGo();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staff-post'))).toBe(POST);
});

for (const [name, refuse] of [
  [
    'refused',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that is ${name} breaks nothing, and is told`, async ({ page }) => {
    await page.addInitScript(refuse);
    await playRelay(page);
    await openGenerator(page);
    await generate(page);
    const { post, description, tool } = parts(page);
    await expect(post).toHaveValue(POST);
    await expect(description).toHaveValue(DESCRIPTION);
    await expect(tool.getByText(texts.description.notKept).first()).toBeVisible();
  });
}

test('what a model writes stays text', async ({ page }) => {
  const bad =
    '<img src=x onerror="document.title=1"><script>document.title=2</script>\n\n<b>Titolo</b> {{$current}}';
  await playRelay(page, (route) => answerWith(route, 200, { content: bad }));
  await openGenerator(page);
  const title = await page.title();
  await generate(page);
  const { post, result } = parts(page);
  await expect(post).toHaveValue(bad);
  await expect(result.locator('img, script, b')).toHaveCount(0);
  await page.reload();
  await expect(post).toHaveValue(bad);
  expect(await page.title()).toBe(title);
});

test('counts what was asked for, and says what the model did not obey', async ({ page }) => {
  await playRelay(page);
  await openGenerator(page);
  await generate(page);
  const { result, post } = parts(page);
  const counted = (part: string) =>
    result.locator('dl > div').filter({ hasText: texts.review.counts[part] }).locator('dd').first();
  const longest = limits.title.maxCharacters;
  await expect(result.getByText(texts.review.good)).toBeVisible();
  await expect(counted('title')).toHaveText(
    said(texts.review.outOf, { $current: '24', $limit: String(longest) }),
  );
  await expect(counted('date')).toHaveText('12/06/2025');
  await expect(counted('hashtags')).toHaveText('2');
  const long = `${'T'.repeat(longest)}🍉`;
  await post.fill(
    POST.replace('Un tesoro sotto i pini 🍉', long)
      .replace('12/06/2025', '31/06/2025')
      .replace(/#\w+/g, ''),
  );
  await expect(counted('title')).toHaveText(
    said(texts.review.outOf, { $current: String(longest + 1), $limit: String(longest) }),
  );
  await expect(result.locator('ul li')).toHaveText([
    said(texts.review.flags.titleTooLong),
    texts.review.flags.dateNotReal,
    texts.review.flags.hashtagsMissing,
  ]);
  await post.fill('');
  await expect(post).toBeVisible();
});

test('copies the post', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playRelay(page);
  await openGenerator(page);
  await generate(page);
  const { button, tool } = parts(page);
  await button(texts.post.copy).click();
  await expect(tool.getByText(texts.post.copied)).toBeVisible();
  expect(await pasted(page)).toBe(POST);
});

test('selects the post where the browser will not copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await playRelay(page);
  await openGenerator(page);
  await generate(page);
  const { button, tool, post } = parts(page);
  await button(texts.post.copy).click();
  await expect(tool.getByText(texts.post.notCopied)).toBeVisible();
  const selected = await post.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe(POST);
});

test.describe('a child’s name', () => {
  const named = 'Oggi Marco Rossi ha vinto. La mamma è al 333 1234567.';

  test('is shown before it is sent, and can be taken out', async ({ page }) => {
    const asked = await playRelay(page);
    await openGenerator(page);
    await generate(page, named);
    const { tool, button, description, generate: again, post } = parts(page);
    const warning = tool.getByRole('region', { name: texts.personal.title });
    await expect(warning.getByRole('heading')).toBeFocused();
    await expect(warning.getByRole('listitem')).toHaveText([
      `${texts.personal.kinds.name} Marco Rossi`,
      `${texts.personal.kinds.phone} 333 1234567`,
    ]);
    expect(asked).toEqual([]);
    await button(texts.personal.correct).click();
    await expect(warning).toHaveCount(0);
    await expect(description).toBeFocused();
    await page.keyboard.type('Marco');
    await expect(description).toHaveValue('Oggi Marco ha vinto. La mamma è al 333 1234567.');
    await description.fill('Oggi Marco ha vinto.');
    await again.click();
    await expect(post).toHaveValue(POST);
    expect(asked.map(({ body }) => body)).toEqual([{ description: 'Oggi Marco ha vinto.' }]);
  });

  test('is sent when the person says that it is none, and not asked again', async ({ page }) => {
    const asked = await playRelay(page);
    await openGenerator(page);
    await generate(page, named);
    const { button, post, generate: again } = parts(page);
    await button(texts.personal.send).click();
    await expect(post).toHaveValue(POST);
    await again.click();
    await expect.poll(() => asked.length).toBe(2);
  });

  test('is looked for again in another description', async ({ page }) => {
    const asked = await playRelay(page);
    await openGenerator(page);
    await generate(page, named);
    const { tool, button, generate: again } = parts(page);
    await expect(button(texts.personal.send)).toBeVisible();
    await button(texts.example.use).click();
    await button(texts.example.replace).click();
    await expect(button(texts.personal.send)).toHaveCount(0);
    await generate(page, 'Oggi Sofia Ferrari ha vinto.');
    await expect(tool.getByRole('region', { name: texts.personal.title })).toContainText(
      'Sofia Ferrari',
    );
    await expect(again).toBeEnabled();
    expect(asked).toEqual([]);
  });

  test('is none in the names of camp and venues', async ({ page }) => {
    const asked = await playRelay(page);
    await openGenerator(page);
    await generate(page, `Giornata a ${venues.join(', poi ')}: viva il Campo Girasole.`);
    await expect(parts(page).post).toHaveValue(POST);
    expect(asked).toHaveLength(1);
  });
});

test('a description over the limit is not sent', async ({ page }) => {
  const asked = await playRelay(page);
  const longest = limits.description.maxCharacters;
  await openGenerator(page);
  await generate(page, 'è'.repeat(longest + 1));
  const { tool, description } = parts(page);
  await expect(tool.getByText(said(texts.description.tooLong))).toBeVisible();
  await expect(description).toBeFocused();
  await description.fill('🏊'.repeat(longest));
  const $current = longest.toLocaleString('it-IT', { useGrouping: 'always' });
  await expect(tool.getByText(said(texts.description.count, { $current }))).toBeVisible();
  await parts(page).generate.click();
  await expect(parts(page).post).toHaveValue(POST);
  expect(asked).toHaveLength(1);
});

test('the example fills an empty description, and asks before it replaces one', async ({
  page,
}) => {
  await openGenerator(page);
  const { button, description, tool } = parts(page);
  await button(texts.example.use).click();
  await expect(description).toHaveValue(texts.example.text);
  await expect(description).toBeFocused();
  await description.fill('La mia giornata');
  await button(texts.example.use).click();
  await expect(tool.getByText(texts.example.question)).toBeVisible();
  await button(texts.example.keep).click();
  await expect(description).toHaveValue('La mia giornata');
  await button(texts.example.use).click();
  await button(texts.example.replace).click();
  await expect(description).toHaveValue(texts.example.text);
});

test('the keyboard alone goes the whole way', async ({ page }) => {
  await playRelay(page);
  await openGenerator(page);
  const { description, generate: button, post, result } = parts(page);
  await description.focus();
  await page.keyboard.type(DESCRIPTION);
  while (!(await button.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(post).toHaveValue(POST);
  // The focus goes to the heading of the result after the result is there.
  await expect(result.getByRole('heading', { name: texts.result })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(post).toBeFocused();
});

for (const device of [
  { viewport: { width: 1440, height: 900 } },
  PHONE,
  { viewport: { width: 320, height: 640 } },
]) {
  test.describe(`at ${device.viewport.width}`, () => {
    test.use({ ...device, allow: REFUSALS, contextOptions: { reducedMotion: 'reduce' } });

    test('every state fits and axe finds nothing', async ({ page }) => {
      const { gate, letGo } = held();
      const answers = [
        { status: 401, body: { error: 'access-denied' } },
        { status: 429, body: { error: 'too-many-requests', retryAfter: 90 } },
        { status: 200, body: { content: POST.replace('12/06/2025', 'x'.repeat(400)) } },
      ];
      await playRelay(page, async (route) => {
        const next = answers.shift();
        if (next?.status === 200) await gate;
        await answerWith(route, next?.status ?? 500, next?.body ?? {});
      });
      await openGenerator(page);
      const { tool, generate: button, box, post, button: named } = parts(page);
      await expectSound(page, 'at rest');
      await generate(page, ' ');
      await expectSound(page, 'empty');
      await generate(page, 'Marco Rossi ha vinto');
      await expectSound(page, 'warned');
      await named(texts.personal.send).click();
      await expect(tool.getByText(texts.accessCode.wrong)).toBeVisible();
      await expectSound(page, 'wrong code');
      await button.click();
      await expect(box.getByText(texts.errors.reasons.tooManyRequests)).toBeVisible();
      await expectSound(page, 'failed');
      await button.click();
      await expect(tool.getByText(GENERATING)).toBeVisible();
      await expectSound(page, 'generating');
      letGo();
      await expect(post).toBeVisible();
      await expectSound(page, 'result');
    });
  });
}

/** No violation, nothing that scrolls sideways, and every button large enough for a thumb. */
async function expectSound(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include('main')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wide, `${state}: scrolls sideways by`).toBeLessThanOrEqual(0);
  for (const button of await page.locator('#content button:visible').all()) {
    const height = (await button.boundingBox())?.height ?? 0;
    expect.soft(height, `${state}: ${await button.innerText()}`).toBeGreaterThanOrEqual(44);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says so, and shows the steps', async ({ page }) => {
    await page.goto('/members#content');
    const { tool, button, description } = parts(page);
    await expect(tool.getByText(texts.noScript)).toBeVisible();
    await expect(description).toBeDisabled();
    await expect(button(texts.example.use)).toBeHidden();
    await expect(button(texts.speech.start)).toHaveCount(0);
    for (const step of texts.usage.steps) await expect(tool.getByText(step)).toBeVisible();
  });
});

for (const device of [{ viewport: { width: 1440, height: 900 } }, PHONE]) {
  test.describe(`at ${device.viewport.width}`, () => {
    test.use(device);

    test('with JavaScript nothing moves when the page is taken over', async ({ page }) => {
      await page.addInitScript(() => Object.assign(window, { SpeechRecognition: class {} }));
      const { gate, letGo } = held();
      await page.route(/entry\.client/, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto('/members', { waitUntil: 'commit' });
      const { tool, button } = parts(page);
      await drawn(page);
      // A browser names the target of its first address only once the scripts are there.
      await page.evaluate(() => location.assign('#content'));
      await expect(button(texts.generate)).toBeVisible();
      await expect(tool.getByText(texts.noScript)).toBeHidden();
      const height = () => tool.evaluate((section) => section.scrollHeight);
      const before = await height();
      letGo();
      await expect(button(texts.speech.start)).toBeVisible();
      expect(await height()).toBe(before);
    });
  });
}
