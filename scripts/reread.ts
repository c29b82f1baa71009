// npm run reread: the sentences to read again because a fact changed that they rest on.
import { print } from './project/content-command.ts';
import { run } from './reread/reread.ts';

print(run(process.argv.slice(2)));
