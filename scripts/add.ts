// npm run add: an activity, a page, a venue, a question, a closure, with the texts that wait to be written.
import { run } from './add/command.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2)));
