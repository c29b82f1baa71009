import type { Page, Route } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  answerWith,
  DESCRIPTION,
  EMPTY,
  expectNoViolations,
  FAILED,
  GENERATING,
  limits,
  openGenerator,
  POST,
  parts,
  playRelay,
  said,
  texts,
} from './generator-page.ts';
import { open, pasted } from './running-page.ts';
import { content } from './site-content.ts';

/** The names of the camp's venues. */
const venues = Object.values<{ name?: string }>(content('facts/venues')).flatMap(
  ({ name }) => name ?? [],
);

/** The browser's own message about a failed response, and ours, which the specification asks for. */
const REFUSALS = { errors: [/Failed to load resource/, /^console: generator: /] };

async function generate(page: Page, description = DESCRIPTION): Promise<void> {
  const { description: field, generate: button } = parts(page);
  await field.fill(description);
  await button.click();
}

test('checks a description before it is sent', async ({ page }) => {
  const asked = await playRelay(page);
  await openGenerator(page);
  const { button, description, generate: again, post, tool } = parts(page);
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
  await test.step('an empty one is none', async () => {
    await generate(page, '  \n ');
    await expect(tool.getByText(EMPTY, { exact: true })).toBeVisible();
    await expect(description).toBeFocused();
    await expect(description).toHaveAccessibleDescription(EMPTY);
    await expectNoViolations(page, 'empty');
    await description.fill('Piscina');
    await expect(tool.getByText(EMPTY)).toHaveCount(0);
  });
  await test.step('one letter over the limit is too much', async () => {
    const longest = limits.description.maxCharacters;
    await generate(page, 'è'.repeat(longest + 1));
    await expect(tool.getByText(said(texts.description.tooLong))).toBeVisible();
    await expect(description).toBeFocused();
    expect(asked).toEqual([]);
    await description.fill('🏊'.repeat(longest));
    const $current = longest.toLocaleString('it-IT', { useGrouping: 'always' });
    await expect(tool.getByText(said(texts.description.count, { $current }))).toBeVisible();
    await again.click();
    await expect(post).toHaveValue(POST);
    expect(asked.splice(0)).toHaveLength(1);
  });
  const named = 'Oggi Marco Rossi ha vinto. La mamma è al 333 1234567.';
  const warning = tool.getByRole('region', { name: texts.personal.title });
  const calls = (count: number) => expect.poll(() => asked.length).toBe(count);
  await test.step('a child’s name is shown, to be taken out', async () => {
    await generate(page, named);
    await expect(warning.getByRole('heading')).toBeFocused();
    await expectNoViolations(page, 'warned');
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
  expect(asked).toEqual([]);
  await test.step('and what is left is sent', async () => {
    // The names of camp and venues are no child's.
    const left = `Oggi Marco ha vinto a ${venues.join(', poi ')}: viva il Campo Girasole.`;
    await description.fill(left);
    await post.fill('');
    await again.click();
    await expect(post).toHaveValue(POST);
    expect(asked).toEqual([{ description: left }]);
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
});

/** review-post.test.ts covers every rule for a post. */
test('sends once, can be cancelled, and reviews the post', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked = await playRelay(page, async (route) => {
    await gates[asked.length - 1]?.promise;
    await answerWith(route, 200, { content: POST }).catch(() => {});
  });
  await openGenerator(page);
  const { description, generate: button, button: named, tool, post, box, result } = parts(page);
  await description.fill(DESCRIPTION);
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await expect(tool.getByRole('status').filter({ hasText: GENERATING })).toBeVisible();
  await expect(button).toBeDisabled();
  await expectNoViolations(page, 'generating');
  gates[0]?.resolve();
  await expect(post).toHaveValue(POST);
  await expect(button).toBeEnabled();
  await expect(tool.getByText(GENERATING)).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await test.step('can be cancelled, and asked again', async () => {
    await generate(page, `${DESCRIPTION} Poi gelato.`);
    await named(texts.cancel).click();
    await expect(tool.getByText(texts.cancelled)).toBeVisible();
    await expect(button).toBeFocused();
    await expect(box).toHaveCount(0);
    await expect(description).toHaveValue(`${DESCRIPTION} Poi gelato.`);
    gates[1]?.resolve();
    await post.fill('');
    await button.click();
    await expect(post).toHaveValue(POST);
    expect(asked).toHaveLength(3);
  });
  await test.step('copies, or selects it where the browser will not', async () => {
    await named(texts.post.copy).click();
    await expect(tool.getByText(texts.post.copied)).toBeVisible();
    expect(await pasted(page)).toBe(POST);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await named(texts.post.copy).click();
    await expect(tool.getByText(texts.post.notCopied)).toBeVisible();
    const selected = () =>
      post.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
    await expect.poll(selected).toBe(POST);
  });
  const longest = limits.title.maxCharacters;
  await expect(result.getByText(texts.review.good)).toBeVisible();
  await expectNoViolations(page, 'result');
  await post.fill(POST.replace('Un tesoro sotto i pini 🍉', `${'T'.repeat(longest)}🍉`));
  await expect(result.locator('dl dd').first()).toHaveText(
    said(texts.review.outOf, { $current: String(longest + 1), $limit: String(longest) }),
  );
  await expect(result.locator('ul li')).toHaveText([said(texts.review.flags.titleTooLong)]);
  await post.fill('');
  await expect(post).toBeVisible();
});

/** The relay's answers and the reasons shown; generator-words.test.ts covers every code. */
const ANSWERED = [
  [
    429,
    { error: 'too-many-requests', retryAfter: 40 },
    `${texts.errors.reasons.tooManyRequests} ${said(texts.errors.retry, { $time: said(texts.errors.units.seconds.other, { $current: '40' }) })}`,
  ],
  [500, { error: 'something-new' }, undefined],
] as const;

test.describe('a failure', () => {
  test.use({ allow: REFUSALS });

  test('shows its reason, loses nothing, and disappears with the next post', async ({ page }) => {
    let answer: (route: Route) => Promise<void> = (route) => route.continue();
    const asked = await playRelay(page, (route) => answer(route));
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('generator: ')) logged.push(message.text());
    });
    await openGenerator(page);
    const { description, box, code, generate: button, post, tool } = parts(page);
    const lines = box.locator('p');
    await test.step('of our own server, which nobody has configured', async () => {
      await generate(page);
      await expect(lines.first()).toHaveText(FAILED);
      await expect(lines.nth(1)).toHaveText(texts.errors.reasons.notConfigured);
      await expectNoViolations(page, 'failed');
    });
    for (const [index, [status, body, reason]] of ANSWERED.entries()) {
      await test.step(body.error, async () => {
        // A new id: the previous failure must not pass for this one.
        const requestId = `r-${index}`;
        answer = (route) => answerWith(route, status, { ...body, requestId });
        await button.click();
        const request = `${texts.errors.requestHelp} ${said(texts.errors.request, { $request: requestId })}`;
        await expect(lines).toHaveText([FAILED, ...(reason ? [reason] : []), request]);
        await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
        await expect(button).toBeFocused();
        await expect(description).toHaveValue(DESCRIPTION);
      });
    }
    await test.step('of the network', async () => {
      answer = (route) => route.abort('internetdisconnected');
      await button.click();
      await expect(lines).toHaveText([FAILED, texts.errors.reasons.unreachable]);
    });
    expect(logged.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^generator: not-configured [\da-f-]{36}$/),
      ...ANSWERED.map(([, { error }], index) => `generator: ${error} r-${index}`),
      'generator: unreachable',
    ]);
    await page.reload();
    await expect(description).toHaveValue(DESCRIPTION);
    await button.click();
    await expect(box).toBeVisible();
    answer = (route) => answerWith(route, 200, { content: POST });
    await button.click();
    await expect(post).toHaveValue(POST);
    await expect(box).toHaveCount(0);
    await test.step('of the access code appears beside the field, which takes the focus', async () => {
      asked.splice(0);
      await post.fill('');
      answer = (route) =>
        route.request().headers()['x-access-code'] === 'giusto'
          ? answerWith(route, 200, { content: POST })
          : answerWith(route, 401, { error: 'access-denied' });
      await code.fill(' ');
      await generate(page);
      await expect(tool.getByText(texts.accessCode.missing)).toBeVisible();
      await expect(code).toBeFocused();
      expect(asked).toHaveLength(0);
      await code.fill('sbagliato');
      await generate(page);
      await expect(tool.getByText(texts.accessCode.wrong)).toBeVisible();
      // A wrong code is corrected in place: no waiting, no second box.
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
  await test.step('and so does a post that comes after one has left the page', async () => {
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    await playRelay(later, async (route) => {
      await gate;
      await answerWith(route, 200, { content: POST });
    });
    await parts(later).code.fill('codice');
    await generate(later);
    await later.locator('header a[href="/"]').first().click();
    await expect(later).toHaveURL('/');
    letGo();
    await expect.poll(() => later.evaluate(() => localStorage.getItem('staff-post'))).toBe(POST);
  });
});
