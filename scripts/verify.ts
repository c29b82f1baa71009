// npm run verify: compares the claims of any text with the facts of the camp.
import { command } from './project/command-error.ts';
import { USAGE, verify } from './verify/command.ts';

await command(async () => {
  process.exitCode = await verify(process.argv.slice(2));
}, USAGE);
