// node scripts/bare-run.ts: runs npm start and npm test as on a new machine: a clone of the last
// commit, with DejaVu as the only font, no cache and no CHROME_PATH.
// node scripts/bare-run.ts FOLDER uses the fonts of that folder instead.
import { bareRun } from './test/bare-run.ts';

process.exitCode = await bareRun();
