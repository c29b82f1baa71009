// npm run quote: prices a request, with every step explained.
import { print } from './project/content-command.ts';
import { run } from './quote/command.ts';

print(run(process.argv.slice(2)));
