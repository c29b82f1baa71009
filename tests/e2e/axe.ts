// What axe finds on a page, or in a part of it. No rule is left out, unless a test asks for some.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** A page that was looked at before holds axe already. */
const ALREADY_THERE = 'axe.version';

interface Look {
  /** Only this part of the page. */
  readonly part?: string;
  /** What the page holds of another one, such as a frame, which has tests of its own. */
  readonly without?: string;
  /** Only these rules. */
  readonly rules?: string[];
}

export async function faultsOf(page: Page, look: string | Look = {}): Promise<string[]> {
  const { part, without, rules }: Look = typeof look === 'string' ? { part: look } : look;
  const holdsAxe = await page.evaluate(() => 'axe' in window);
  // Without legacy mode axe opens a page of its own for each result; of what is in order it would
  // otherwise work out selectors and markup too.
  const axe = new AxeBuilder(holdsAxe ? { page, axeSource: ALREADY_THERE } : { page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (without) axe.exclude(without);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
