// npm run season -- 2026: the season of another year, shown or written.
import { romeToday } from '../src/time/rome.ts';
import { print } from './project/content-command.ts';
import { run } from './season/next-season.ts';

print(run(process.argv.slice(2), romeToday(Date.now())));
