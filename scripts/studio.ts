import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { CommandError, command } from './project/command-error.ts';
import { ROOT } from './project/places.ts';

enableCompileCache(join(ROOT, '.cache', 'compiled'));
const { startStudio } = await import('./studio/start.ts');

await command(async () => {
  const { port, url } = await startStudio(process.argv.slice(2));
  if (port === 0) throw new CommandError('Lo studio non si apre.');
  console.log(`Lo studio è aperto: ${url}\nL’indirizzo è soltanto per voi. Ctrl-C per chiudere.`);
});
