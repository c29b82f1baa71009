import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withLock } from '../../scripts/setup.mjs';
import { CAMP } from '../camp.ts';
import { BuiltSite } from './built-site.ts';

/** What the machine that builds may have in its environment. */
export const SECRETS = {
  AI_BASE_URL: 'https://ai-provider.example/v1',
  AI_API_KEY: 'sk-built-into-nothing',
  AI_MODEL: 'gpt-4',
  STAFF_ACCESS_CODE: 'anguria-costruita',
} as const;

/** The made-up camp as it is: built once in a run, for all files that only look at it. */
export async function builtCamp(): Promise<BuiltSite> {
  const folder = inject('builtFolder');
  let site: BuiltSite | undefined;
  const build = async () => {
    site = new BuiltSite(CAMP, folder);
    if (!existsSync(site.dist)) site.build(SECRETS);
  };
  await withLock(join(folder, 'lock'), build, 'Another file builds the camp');
  if (!site) throw new Error('the camp was not built');
  return site;
}
