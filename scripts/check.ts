// npm run check, from its sources: `npm run` itself goes through scripts/kept.mjs.
import { run } from './check/command.ts';

process.exitCode = await run(process.argv.slice(2));
