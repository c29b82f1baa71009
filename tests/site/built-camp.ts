import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withLock } from '../../scripts/project/run.mjs';
import { CAMP } from '../camp.ts';
import { CAMP_DIST, SECRETS } from '../e2e/camp-site.ts';
import { BuiltSite } from './built-site.ts';

/**
 * The made-up camp as it is, for all files that only look at it: npm test has built it for the browser
 * tests; without them it is built once in a run.
 */
export async function builtCamp(): Promise<BuiltSite> {
  const folder = inject('builtFolder');
  let site: BuiltSite | undefined;
  const build = async () => {
    site = new BuiltSite(CAMP, folder, process.env.SITES_BUILT ? CAMP_DIST : undefined);
    if (!existsSync(site.dist)) site.build({ ...SECRETS, BUILD_UNCOMPRESSED: '' });
  };
  await withLock(join(folder, 'lock'), build, 'Another file builds the camp');
  if (!site) throw new Error('the camp was not built');
  return site;
}
