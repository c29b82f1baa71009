import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withLock } from '../../scripts/project/run.mjs';
import { CAMP } from '../camp.ts';
import { CAMP_DIST, SECRETS } from '../e2e/camp-site.ts';
import { BuiltSite } from './built-site.ts';

/**
 * The made-up camp, unedited, for all files that only read it: npm test builds it for the browser
 * tests; otherwise it is built once per run.
 */
export async function builtCamp(): Promise<BuiltSite> {
  const folder = inject('builtFolder');
  let site: BuiltSite | undefined;
  const build = async () => {
    site = new BuiltSite(CAMP, folder, process.env.SITES_BUILT ? CAMP_DIST : undefined);
    if (!existsSync(site.dist)) site.build(SECRETS);
  };
  await withLock(join(folder, 'lock'), build, 'Another file builds the camp');
  if (!site) throw new Error('the camp was not built');
  return site;
}
