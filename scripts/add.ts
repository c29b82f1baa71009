// npm run add: adds an item of any kind that the schemas declare, with texts to write.
import { run } from './add/command.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2)));
