import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { FAR_ZONE, open } from './running-page.ts';
import { layout, wordsOf } from './site-content.ts';

const enrolment = wordsOf('iscrizioni');
const link = (page: Page) =>
  page.getByRole('link', { name: enrolment.related.items.friendsList, exact: true });
const passed = (page: Page) => page.locator('main').getByText(layout.deadlines.passed);

test.describe('the chain, far from Rome', () => {
  test.use({ timezoneId: FAR_ZONE });

  test('is offered until its last second in Rome, and marked from its deadline on', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-06-07T21:59:58Z'));
    await open(page, '/iscrizioni');
    await expect(link(page)).toHaveCount(1);
    await expect(passed(page)).toHaveCount(0);
    await open(page, '/lago-blu#pricing');
    await expect(passed(page)).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2031-06-07T21:59:59Z'));
    await open(page, '/iscrizioni');
    await expect(passed(page)).toHaveCount(1);
    await expect(link(page)).toHaveCount(0);
    await open(page, '/lago-blu#pricing');
    await expect(passed(page)).toHaveText(layout.deadlines.passed);
  });
});
