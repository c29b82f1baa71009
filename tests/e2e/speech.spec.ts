import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoViolations, openGenerator, parts, texts } from './generator-page.ts';
import { fail, hear, installRecogniser, type Script } from './scripted-recogniser.ts';

const { speech } = texts;

declare const script: Script;

async function begin(page: Page): Promise<void> {
  const { button, tool } = parts(page);
  await button(speech.start).click();
  await page.evaluate(() => script.begin());
  await expect(tool.getByRole('status').filter({ hasText: speech.states.listening })).toBeVisible();
}

/** dictated-text.test.ts, transcript.test.ts and dictation.test.ts cover every word and error. */
test('says where the audio goes, and writes what it hears', async ({ page }) => {
  await page.addInitScript(installRecogniser);
  await openGenerator(page);
  const { description, button, tool } = parts(page);
  await test.step('before the first time', async () => {
    await button(speech.start).click();
    await expect(tool.getByText(speech.notice)).toBeFocused();
    await expectNoViolations(page, 'notice');
    expect(await page.evaluate(() => script.starts)).toBe(0);
    await button(speech.refuse).click();
    await expect(tool.getByText(speech.notice)).toHaveCount(0);
    await button(speech.start).click();
    await button(speech.accept).click();
    await page.evaluate(() => script.begin());
    await expect(
      tool.getByRole('status').filter({ hasText: speech.states.listening }),
    ).toBeVisible();
    expect(await page.evaluate(() => script.asked)).toMatchObject({
      lang: 'it-IT',
      continuous: true,
      interimResults: true,
    });
    await expectNoViolations(page, 'listening');
    await fail(page, 'not-allowed');
    await expect(
      tool.getByRole('alert').filter({ hasText: speech.problems.refused }),
    ).toBeVisible();
    await expectNoViolations(page, 'refused');
  });
  await page.reload();
  const whole = 'Ieri e oggi, Stamattina caccia al tesoro e anguria fresca';
  await test.step('while somebody types', async () => {
    await description.fill('Stamattina');
    await begin(page);
    await expect(tool.getByText(speech.notice)).toHaveCount(0);
    await hear(page, { text: 'caccia', final: false });
    await expect(description).toHaveValue('Stamattina caccia');
    // They type at the beginning while the words arrive at the end.
    await description.press('Home');
    await description.pressSequentially('Ieri e ');
    await hear(page, { text: 'caccia al tesoro' }, { text: ' e anguria', final: false });
    await description.pressSequentially('oggi, ');
    await expect(description).toHaveValue('Ieri e oggi, Stamattina caccia al tesoro e anguria');
    await button(speech.stop).click();
    await expect(tool.getByText(speech.states.stopping)).toBeVisible();
    await hear(page, { text: 'caccia al tesoro' }, { text: ' e anguria fresca' });
    await page.evaluate(() => script.end());
    await expect(description).toHaveValue(whole);
    await expect(tool.getByText(speech.states.off)).toBeVisible();
    await expect(button(speech.start)).toBeVisible();
  });
  await page.reload();
  await expect(description).toHaveValue(whole);
  await test.step('when the tab is hidden, and when its page is left', async () => {
    await begin(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => page.evaluate(() => script.calls)).toEqual(['stop']);
    await page.evaluate(() => script.end());
    await begin(page);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => script.calls.at(-1))).toBe('abort');
  });
});

test('there is no microphone where the browser has none', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await openGenerator(page);
  const { button, generate } = parts(page);
  await expect(generate).toBeEnabled();
  await expect(button(speech.start)).toHaveCount(0);
});
