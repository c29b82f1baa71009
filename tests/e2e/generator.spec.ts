import type { Page, Route } from 'playwright/test';
import { faultsOf } from './axe.ts';
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
import { open, PHONE, pasted } from './running-page.ts';
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
    // Fonts and code of the site tell nobody what was written; they may come as late as they like.
    const isOwnFile = request.method() === 'GET' && !/fetch|xhr/.test(request.resourceType());
    if (!isOwnFile) requests.push(new URL(request.url()).pathname);
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

test('takes an example or a description, and says which it cannot take', async ({ page }) => {
  const asked = await playRelay(page);
  await openGenerator(page);
  const { button, description, post, tool } = parts(page);
  await test.step('the example fills an empty field', async () => {
    await button(texts.example.use).click();
    await expect(description).toHaveValue(texts.example.text);
    await expect(description).toBeFocused();
  });
  await test.step('and asks before it replaces something', async () => {
    await description.fill('La mia giornata');
    await button(texts.example.use).click();
    await expect(tool.getByText(texts.example.question)).toBeVisible();
    await button(texts.example.keep).click();
    await expect(description).toHaveValue('La mia giornata');
    await button(texts.example.use).click();
    await button(texts.example.replace).click();
    await expect(description).toHaveValue(texts.example.text);
  });
  for (const empty of ['', '  \n ']) {
    await test.step(`${JSON.stringify(empty)} is none`, async () => {
      await generate(page, empty);
      await expect(tool.getByText(EMPTY, { exact: true })).toBeVisible();
      await expect(description).toBeFocused();
      await expect(description).toHaveAccessibleDescription(EMPTY);
      await description.fill('Piscina');
      await expect(tool.getByText(EMPTY)).toHaveCount(0);
    });
  }
  await test.step('one letter over the limit is too much', async () => {
    const longest = limits.description.maxCharacters;
    await generate(page, 'è'.repeat(longest + 1));
    await expect(tool.getByText(said(texts.description.tooLong))).toBeVisible();
    await expect(description).toBeFocused();
    expect(asked).toEqual([]);
    await description.fill('🏊'.repeat(longest));
    const $current = longest.toLocaleString('it-IT', { useGrouping: 'always' });
    await expect(tool.getByText(said(texts.description.count, { $current }))).toBeVisible();
    await parts(page).generate.click();
    await expect(post).toHaveValue(POST);
    expect(asked).toHaveLength(1);
  });
});

test('sends once however often one presses, and can be cancelled', async ({ page }) => {
  const gates = [held(), held()];
  const asked = await playRelay(page, async (route) => {
    await gates[asked.length - 1]?.gate;
    await answerWith(route, 200, { content: POST }).catch(() => {});
  });
  await openGenerator(page);
  const { description, generate: button, tool, post, box } = parts(page);
  await description.fill(DESCRIPTION);
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await expect(tool.getByRole('status').filter({ hasText: GENERATING })).toBeVisible();
  await expect(button).toBeDisabled();
  gates[0]?.letGo();
  await expect(post).toHaveValue(POST);
  await expect(button).toBeEnabled();
  await expect(tool.getByText(GENERATING)).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await test.step('can be cancelled, and asked again', async () => {
    await generate(page, `${DESCRIPTION} Poi gelato.`);
    await parts(page).button(texts.cancel).click();
    await expect(tool.getByText(texts.cancelled)).toBeVisible();
    await expect(button).toBeFocused();
    await expect(box).toHaveCount(0);
    await expect(description).toHaveValue(`${DESCRIPTION} Poi gelato.`);
    gates[1]?.letGo();
    await post.fill('');
    await button.click();
    await expect(post).toHaveValue(POST);
    expect(asked).toHaveLength(3);
  });
});

/** What the relay answers, and the reason that is shown for it. */
const ANSWERED = [
  [503, { error: 'not-configured' }, texts.errors.reasons.notConfigured],
  [
    429,
    { error: 'too-many-requests', retryAfter: 40 },
    `${texts.errors.reasons.tooManyRequests} ${said(texts.errors.retry, { $time: said(texts.errors.units.seconds.other, { $current: '40' }) })}`,
  ],
  [
    429,
    { error: 'budget-spent', retryAfter: 3600 },
    `${texts.errors.reasons.budgetSpent} ${said(texts.errors.retry, { $time: '60 minuti' })}`,
  ],
  [
    503,
    { error: 'busy', retryAfter: 1 },
    `${texts.errors.reasons.busy} ${said(texts.errors.retry, { $time: '1 secondo' })}`,
  ],
  [504, { error: 'provider-timeout' }, texts.errors.reasons.timeout],
  [502, { error: 'provider-rejected' }, undefined],
  [500, { error: 'something-new' }, undefined],
] as const;

test.describe('a failure', () => {
  test.use({ allow: REFUSALS });

  test('is told with its reason, loses nothing, and goes with the next post', async ({ page }) => {
    let answer: (route: Route) => Promise<void> = (route) => route.continue();
    await playRelay(page, (route) => answer(route));
    await openGenerator(page);
    const { description, box, generate: button, post } = parts(page);
    const lines = box.locator('p');
    await test.step('of our own server, which nobody has configured', async () => {
      await generate(page);
      await expect(lines.first()).toHaveText(FAILED);
      await expect(lines.nth(1)).toHaveText(texts.errors.reasons.notConfigured);
      await expect(box).toHaveCSS('color', 'rgb(255, 248, 236)');
    });
    for (const [place, [status, body, reason]] of ANSWERED.entries()) {
      await test.step(body.error, async () => {
        // A number of its own: what the failure before left must not pass for this one.
        const requestId = `r-${place}`;
        answer = (route) => answerWith(route, status, { ...body, requestId });
        await button.click();
        const request = `${texts.errors.requestHelp} ${said(texts.errors.request, { $request: requestId })}`;
        await expect(lines).toHaveText([FAILED, ...(reason ? [reason] : []), request]);
        await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
        await expect(button).toBeFocused();
        await expect(description).toHaveValue(DESCRIPTION);
      });
    }
    await test.step('in HTML instead of JSON', async () => {
      answer = (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
      await button.click();
      await expect(lines).toHaveText([FAILED]);
    });
    await test.step('of the network', async () => {
      answer = (route) => route.abort('internetdisconnected');
      await button.click();
      await expect(lines).toHaveText([FAILED, texts.errors.reasons.unreachable]);
    });
    await page.reload();
    await expect(description).toHaveValue(DESCRIPTION);
    await button.click();
    await expect(box).toBeVisible();
    answer = (route) => answerWith(route, 200, { content: POST });
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
    await code.fill(' ');
    await generate(page);
    await expect(tool.getByText(texts.accessCode.missing)).toBeVisible();
    await expect(code).toBeFocused();
    expect(asked).toHaveLength(0);
    await code.fill('sbagliato');
    await generate(page);
    await expect(tool.getByText(texts.accessCode.wrong)).toBeVisible();
    // A code is put right at once: no later, and no second box.
    await expect(box).toHaveCount(0);
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

test('draft and post outlive the tab, the access code does not', async ({ page, context }) => {
  await playRelay(page);
  await openGenerator(page);
  const { post, description, code, button } = parts(page);
  await code.fill('ombrellone');
  await expect(code).toHaveAttribute('type', 'password');
  await button(texts.accessCode.show).click();
  await expect(code).toHaveAttribute('type', 'text');
  await generate(page);
  await expect(post).toHaveValue(POST);
  await post.fill(`${POST} corretto`);
  await description.fill('Un’altra giornata');
  await page.reload();
  await expect(post).toHaveValue(`${POST} corretto`);
  await expect(code).toHaveValue('ombrellone');
  await page.close();
  const later = await context.newPage();
  await open(later, '/members#content');
  await expect(parts(later).post).toHaveValue(`${POST} corretto`);
  await expect(parts(later).description).toHaveValue('Un’altra giornata');
  await expect(parts(later).code).toHaveValue('');
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain('ombrellone');
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

test('storage that is full or refused breaks nothing, and is told', async ({ page }) => {
  await playRelay(page);
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  const refused = () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  for (const [name, refuse] of Object.entries({ full, refused })) {
    await test.step(name, async () => {
      await page.addInitScript(refuse);
      // The fragment alone would be no new document.
      await page.goto('about:blank');
      await openGenerator(page);
      const { post, description, tool } = parts(page);
      await expect(description).toHaveValue('');
      await generate(page);
      await expect(post).toHaveValue(POST);
      await expect(description).toHaveValue(DESCRIPTION);
      await expect(tool.getByText(texts.description.notKept).first()).toBeVisible();
    });
  }
});

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

test('copies the post, counts what was asked for, and says what was not obeyed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playRelay(page);
  await openGenerator(page);
  await generate(page);
  const { result, post, button, tool } = parts(page);
  await test.step('copies, or selects it where the browser will not', async () => {
    await button(texts.post.copy).click();
    await expect(tool.getByText(texts.post.copied)).toBeVisible();
    expect(await pasted(page)).toBe(POST);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await button(texts.post.copy).click();
    await expect(tool.getByText(texts.post.notCopied)).toBeVisible();
    const selected = () =>
      post.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
    await expect.poll(selected).toBe(POST);
  });
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

test('a child’s name is shown before it is sent', async ({ page }) => {
  const named = 'Oggi Marco Rossi ha vinto. La mamma è al 333 1234567.';
  const asked = await playRelay(page);
  await openGenerator(page);
  const { tool, button, description, generate: again, post } = parts(page);
  const warning = tool.getByRole('region', { name: texts.personal.title });
  const calls = (count: number) => expect.poll(() => asked.length).toBe(count);
  await test.step('to be taken out', async () => {
    await generate(page, named);
    await expect(warning.getByRole('heading')).toBeFocused();
    await expect(warning.getByRole('listitem')).toHaveText([
      `${texts.personal.kinds.name} Marco Rossi`,
      `${texts.personal.kinds.phone} 333 1234567`,
    ]);
    await button(texts.personal.correct).click();
    await expect(warning).toHaveCount(0);
    await expect(description).toBeFocused();
    await page.keyboard.type('Marco');
    await expect(description).toHaveValue('Oggi Marco ha vinto. La mamma è al 333 1234567.');
  });
  await test.step('again in another description', async () => {
    await generate(page, named);
    await expect(button(texts.personal.send)).toBeVisible();
    await button(texts.example.use).click();
    await button(texts.example.replace).click();
    await expect(button(texts.personal.send)).toHaveCount(0);
    await generate(page, 'Oggi Sofia Ferrari ha vinto.');
    await expect(warning).toContainText('Sofia Ferrari');
    await expect(again).toBeEnabled();
    expect(asked).toEqual([]);
  });
  await test.step('and what is left is sent', async () => {
    await description.fill('Oggi Marco ha vinto.');
    await again.click();
    await expect(post).toHaveValue(POST);
    expect(asked.map(({ body }) => body)).toEqual([{ description: 'Oggi Marco ha vinto.' }]);
  });
  await test.step('or it is none, which is asked once', async () => {
    await generate(page, named);
    await button(texts.personal.send).click();
    await calls(2);
    await expect(again).toBeEnabled();
    await again.click();
    await calls(3);
    await expect(again).toBeEnabled();
  });
  await test.step('as are the names of camp and venues', async () => {
    await generate(page, `Giornata a ${venues.join(', poi ')}: viva il Campo Girasole.`);
    await calls(4);
    await expect(warning).toHaveCount(0);
  });
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

test.describe('on a phone', () => {
  test.use({ ...PHONE, allow: REFUSALS, contextOptions: { reducedMotion: 'reduce' } });

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

/** No violation, nothing that scrolls sideways, and every button large enough for a thumb. */
async function expectSound(page: Page, state: string): Promise<void> {
  expect.soft(await faultsOf(page, 'main'), state).toEqual([]);
  for (const width of [320, 1440, PHONE.viewport.width]) {
    await page.setViewportSize({ ...PHONE.viewport, width });
    await expectFit(page, `${state} at ${width}`);
  }
}

async function expectFit(page: Page, state: string): Promise<void> {
  const faults = () =>
    page.evaluate(() => ({
      scrollsSideways: document.documentElement.scrollWidth > window.innerWidth,
      tooLow: [...document.querySelectorAll<HTMLElement>('#content button')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => button.getBoundingClientRect().height < 44)
        .map((button) => button.innerText),
    }));
  // A page of another size is drawn anew some time later.
  const settled = expect.configure({ soft: true });
  await settled.poll(faults, state).toEqual({ scrollsSideways: false, tooLow: [] });
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
