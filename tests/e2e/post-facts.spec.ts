// A post checked against the camp's facts while it is written.
import { expect, test } from './fixtures.ts';
import { openGenerator, parts, texts } from './generator-page.ts';

const { facts } = texts;
const WRONG = 'Una settimana a Parco Tigli costa 149 euro.';

test.use({ allow: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

test('follows the typing, corrects a price at a press, and blocks nobody', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('staff-post', 'Vi aspettiamo!'));
  await openGenerator(page);
  const { post, button, tool } = parts(page);
  const region = tool.getByRole('region', { name: facts.title });
  const wrong = region.getByText('149 euro', { exact: true });
  await expect(region.getByText(facts.none)).toBeVisible();
  await test.step('what is not decided', async () => {
    await post.fill('Una settimana intera a Lago Blu costa 137 euro.');
    await expect(region.locator('[data-verdict=undecided]')).toHaveCount(1);
  });
  await test.step('the day of the post is left alone', async () => {
    await post.fill('Vi aspettiamo!\n\n12/06/2031\n\n#Campus');
    await expect(region.getByText(facts.none)).toBeVisible();
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });
  await test.step('a wrong price, while the check cannot be reached', async () => {
    await post.fill(WRONG);
    await expect(wrong).toBeVisible();
    await context.setOffline(true);
    await expect(region.getByText(facts.unchecked)).toBeVisible();
    await expect(button(texts.post.copy)).toBeEnabled();
    await context.setOffline(false);
    await expect(wrong).toBeVisible();
    await region.getByRole('button', { name: /153/ }).click();
    await expect(post).toHaveValue(/costa 153 €\.$/);
    await expect(region.getByText(facts.good)).toBeVisible();
  });
  await test.step('the list of a text that has changed is gone', async () => {
    await post.fill(WRONG);
    await expect(wrong).toBeVisible();
    await page.route('**/api/verify', () => {});
    await post.fill('Vi aspettiamo!');
    await expect(region.getByText(facts.checking)).toBeVisible();
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });
});
