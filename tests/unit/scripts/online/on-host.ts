import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolledBack, withOnline } from '../../../../scripts/check/online/site.ts';
import { SCHEMAS } from '../../../../scripts/project/places.ts';
import { checkContent } from '../../../../scripts/site/vite/validated-content.ts';
import { sentenceOf } from '../../../../src/check/messages.ts';
import { CAMP } from '../../../camp.ts';
import { CONTENT, Deployed, SCRIPT } from './deployed.ts';

/**
 * Deploys on a real host: what it serves is what was built; a release that is damaged on its disk is found
 * out, goes, and the one before is whole. Gives what the check said; throws with it where it is not so.
 * @param start starts the host on a folder, and gives its address
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
    // Our own server, which holds a site in memory, reads it again.
    utimesSync(join(deployed.dist, 'site-headers.json'), 0, 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const damaged = await said();
    const back = await rolledBack(content, host.url, deployed.dist);
    if (whole.length > 0 || damaged.length === 0 || !back.isWell)
      throw new Error([...whole, ...damaged, back.sentence].join('\n'));
    return [...damaged, back.sentence];
  } finally {
    host.close();
    deployed.remove();
  }
}
