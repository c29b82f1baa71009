// npm run check
import { run } from './check/command.ts';

process.exitCode = await run(process.argv.slice(2));
