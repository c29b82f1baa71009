// npm run locale: how far each translation is, and what begins or confirms one.
import { run } from './locale/locale.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2)));
