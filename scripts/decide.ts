// npm run decide: which value is right where the content disagrees, what waits, and what a decision changes.
import { romeToday } from '../src/time/rome.ts';
import { run } from './decide/command.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2), romeToday(Date.now())));
