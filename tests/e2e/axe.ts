// What axe finds on a page, or in a part of it. No rule is left out.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** A page that was looked at before holds axe already. */
const ALREADY_THERE = 'axe.version';

export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const holdsAxe = await page.evaluate(() => 'axe' in window);
  // Without legacy mode axe opens a page of its own for each result; of what is in order it would
  // otherwise work out selectors and markup too.
  const axe = new AxeBuilder(holdsAxe ? { page, axeSource: ALREADY_THERE } : { page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
