// npm run quote: prices a request, with every step explained.
import { run } from './quote/command.ts';

process.exitCode = run(process.argv.slice(2));
