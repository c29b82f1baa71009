import type { Page } from 'playwright/test';
import { SEASON_STATES } from '../../src/time/season-state.ts';
import { expect, test } from './fixtures.ts';
import { openUntouched } from './running-page.ts';
import { wordsOf } from './site-content.ts';

const { glance } = wordsOf('home');

/** The longest page, in screens of the phone below. */
const MAX_SCREENS = 14;
const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

test.use({ interacted: false, viewport: { width: 360, height: 640 } });

test('the first screen holds six answers and a drawing all year', async ({ page }) => {
  await openUntouched(page, '/');
  for (const state of SEASON_STATES) {
    await test.step(state, async () => {
      // season-over.spec.ts tests when each state comes.
      await page
        .locator('html')
        .evaluate((html, now) => html.setAttribute('data-season', now), state);
      // Only the words of each answer: the question before them is for screen readers.
      const answers = page.locator(
        'main h1, main h1 ~ section li > a > span:first-of-type, main h1 ~ section > :has(> svg[data-inline])',
      );
      await expect(answers).toHaveCount(Object.keys(glance.items).length + 2);
      const action = page.getByRole('link', { name: glance.actions.estimate, exact: true });
      await expect.poll(() => answers.or(action).evaluateAll(unseen)).toEqual([]);
      await expect.poll(() => screens(page), 'screens of a phone').toBeLessThanOrEqual(MAX_SCREENS);
    });
  }
});

/** Elements partly outside the window, or whose words are covered at a corner or the middle. */
function unseen(elements: readonly Element[]): string[] {
  const isSeen = (element: Element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const box = element.textContent ? words : element;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // An answer's link covers its whole line.
    const own = element.closest('li') ?? element;
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return (
      isInside &&
      points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (own.contains(hit) || hit.contains(element));
      })
    );
  };
  return elements
    .filter((element) => !isSeen(element))
    .map((element) => element.textContent || element.localName);
}
