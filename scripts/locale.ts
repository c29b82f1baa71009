// npm run locale: shows the state of each translation, starts a language, or confirms translations.
import { run } from './locale/locale.ts';
import { print } from './project/content-command.ts';

print(run(process.argv.slice(2)));
