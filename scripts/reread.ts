// npm run reread: lists the sentences to proofread because a fact that they depend on changed.
import { print } from './project/content-command.ts';
import { run } from './reread/reread.ts';

print(run(process.argv.slice(2)));
