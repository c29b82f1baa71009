// The live content, which the manager may change at any time, or the folder in CONTENT_DIR. A test
// that imports this file must hold for whatever the check lets through; `npm run bench -- edits` puts
// dozens of edits to it. Only specification.test.ts asks for values of today, while they are open.
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { at, CONTENT } from '../../scripts/project/places.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { romeToday } from '../../src/time/rome.ts';
import { schemas } from '../schemas.ts';

export const LIVE = CONTENT;
export const LIVE_PUBLIC = at('public');
const liveServed = readServedFiles(LIVE_PUBLIC);

export const live = runChecks(readContentFolder(LIVE), schemas, {
  served: liveServed,
  today: romeToday(Date.now()),
});
