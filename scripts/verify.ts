// npm run verify: what texts of others say of the camp, held against its facts.
import { command } from './project/command-error.ts';
import { USAGE, verify } from './verify/command.ts';

await command(async () => {
  process.exitCode = await verify(process.argv.slice(2));
}, USAGE);
