// node scripts/bare-run.ts: the two commands of README on a machine that is as bare as this one can seem.
// An empty clone of what is committed, DejaVu alone among the fonts, no cache and no CHROME_PATH.
// node scripts/bare-run.ts FOLDER takes the fonts of that folder in the place of DejaVu.
import { bareRun } from './test/bare-run.ts';

process.exitCode = await bareRun();
