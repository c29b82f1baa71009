// npm run locale: how far each translation is, and what goes to a translator and comes back.
import { run } from './locale/locale.ts';
import { print } from './project/content-command.ts';

print(await run(process.argv.slice(2)));
