import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolledBack, withOnline } from '../../../../scripts/check/online/site.ts';
import { SCHEMAS } from '../../../../scripts/project/paths.ts';
import { checkContent } from '../../../../scripts/site/vite/validated-content.ts';
import { sentenceOf } from '../../../../src/check/messages.ts';
import { CAMP } from '../../../camp.ts';
import { CONTENT, Deployed, SCRIPT } from './deployed.ts';

/**
 * Deploys on a real host: it must serve what was built; a damaged release must be found, rolled
 * back, and the previous one be complete. Returns the messages of the check; throws otherwise.
 * @param start starts the host on a folder, and returns its URL
 */
export async function tryDeployments(
  start: (root: string) => Promise<{ url: string; close(): void }>,
): Promise<string[]> {
  const content = checkContent(CAMP, SCHEMAS);
  const deployed = new Deployed().release().release();
  const host = await start(deployed.dist);
  const said = async () =>
    (await withOnline(content, host.url, deployed.dist, CONTENT)).findings.map(sentenceOf);
  try {
    const whole = await said();
    writeFileSync(join(deployed.dist, SCRIPT), 'another one');
    // Makes our own server, which holds a site in memory, read it again.
    utimesSync(join(deployed.dist, 'site-headers.json'), 0, 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const damaged = await said();
    const back = await rolledBack(content, host.url, deployed.dist);
    if (whole.length > 0 || damaged.length === 0 || !back.isWell)
      throw new Error([...whole, ...damaged, back.sentence].join('\n'));
    return [...damaged, back.sentence];
  } finally {
    host.close();
    rmSync(dirname(deployed.dist), { recursive: true });
  }
}
