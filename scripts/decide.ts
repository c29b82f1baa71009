// npm run decide: resolves contradictions in the content, or lists the open ones.
import { romeToday } from '../src/time/rome.ts';
import { run } from './decide/command.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2), romeToday(Date.now())));
