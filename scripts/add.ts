// npm run add: adds an activity, page, venue, question or closure, with texts to write.
import { run } from './add/command.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2)));
