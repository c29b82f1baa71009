// What axe finds on a page or in a part of it, by all its rules.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** True on a page that already has axe from an earlier check. */
const ALREADY_THERE = 'axe.version';

/** @param without leaves out a part, such as a frame, that has tests of its own */
export async function violationsOf(page: Page, part = '', without = ''): Promise<string[]> {
  const holdsAxe = await page.evaluate(() => 'axe' in window);
  // Without legacy mode axe opens a page for each result, and also collects selectors and markup of
  // what passes.
  const axe = new AxeBuilder(holdsAxe ? { page, axeSource: ALREADY_THERE } : { page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
