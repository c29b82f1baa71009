// The live content, which the manager may change at any time, or the folder in CONTENT_DIR. A test
// that imports this file must pass for any content that the check accepts; `BUILD=yes npm run bench -- tasks`
// tries dozens of edits. Only specification.test.ts expects today's values, while they are open.
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, fromRoot } from '../../scripts/project/paths.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { romeDateAt } from '../../src/time/rome.ts';
import { schemas } from '../schemas.ts';

export const LIVE = CONTENT;
export const LIVE_PUBLIC = fromRoot('public');
const liveServed = readServedFiles(LIVE_PUBLIC);

export const live = runChecks(readContentFolder(LIVE), schemas, {
  served: liveServed,
  today: romeDateAt(Date.now()),
});
