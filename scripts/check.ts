// npm run check: checks the content, or a built or live site against it.
import { run } from './check/command.ts';

process.exitCode = await run(process.argv.slice(2));
