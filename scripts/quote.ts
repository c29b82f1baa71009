// npm run quote
import { run } from './quote/command.ts';

process.exitCode = run(process.argv.slice(2));
