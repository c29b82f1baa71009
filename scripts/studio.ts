// npm run studio: opens the content in forms, for the manager.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { CommandError, command } from './project/command-error.ts';
import { ROOT } from './project/paths.ts';
import { onStop } from './project/run.mjs';

enableCompileCache(join(ROOT, '.cache', 'compiled'));
const { startStudio } = await import('./studio/open-studio.ts');

const USAGE = `Uso: npm run studio                        apre lo studio dei contenuti
     npm run studio -- --content CARTELLA  su un’altra cartella di contenuti
     npm run studio -- --port 8080         su un’altra porta`;

await command(async () => {
  const { port, url, close } = await startStudio(process.argv.slice(2));
  // Unsaved edits are stored already.
  onStop(close);
  if (port === 0) throw new CommandError('Lo studio non si apre.');
  console.log(`Lo studio è aperto: ${url}\nL’indirizzo è soltanto per voi. Ctrl-C per chiudere.`);
}, USAGE);
