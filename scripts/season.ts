// npm run season -- 2026: shows or writes the season of another year.
import { romeToday } from '../src/time/rome.ts';
import { print } from './project/content-command.ts';
import { run } from './season/next-season.ts';

print(run(process.argv.slice(2), romeToday(Date.now())));
