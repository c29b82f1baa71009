// npm run dev: serves the pages of the build, rendered on request.
import { createServer, normalizePath, type ViteDevServer } from 'vite';
import type { CheckResult } from '../src/check/run-checks.ts';
import { romeDateAt } from '../src/time/rome.ts';
import { expectNoArguments } from './project/arguments.ts';
import { command, sentenceFor } from './project/command-error.ts';
import { CONTENT, SCHEMAS } from './project/paths.ts';
import { type ListeningCommand, readPort } from './project/port.ts';
import { ISLANDS } from './site/page-code.ts';
import { RESOLVED } from './site/vite/content-plugin.ts';
import { devPlugin } from './site/vite/dev-plugin.ts';
import { siteConfig } from './site/vite/site-config.ts';
import { ContentError, checkContent, contentOf } from './site/vite/validated-content.ts';

const DEV: ListeningCommand = { port: 5173, command: 'npm run dev' };
const UNREADABLE = 'La cartella dei contenuti ora non si legge: resta quello che si è letto prima.';

/** Serves the site for editing: an edit shows at once, an error as an overlay. */
async function develop(): Promise<void> {
  expectNoArguments(process.argv.slice(2), 'npm run dev, oppure PORT=5174 npm run dev');
  const port = readPort(process.env.PORT, DEV);
  let checked = check();
  let files = contentOf(checked, false);
  const config = siteConfig('serve', () => files, Date.now());
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), devPlugin(() => checked)],
    // Without an HTML entry, Vite would find and prebundle each package only on request.
    optimizeDeps: { entries: [ISLANDS] },
    server: {
      port,
      strictPort: Boolean(process.env.PORT),
      // Editors empty a file before they write it, and an empty file is an error.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  });
  watchContent(server, () => {
    checked = check();
    files = contentOf(checked, false);
  });
  await server.listen();
  server.printUrls();
}

function check(): CheckResult {
  return checkContent(CONTENT, SCHEMAS, romeDateAt(Date.now()));
}

/**
 * Checks after each edit: valid content reloads open pages, an error shows as an overlay over the
 * last valid content, also in pages that are opened then.
 */
function watchContent(server: ViteDevServer, readAgain: () => void): void {
  const watched = [CONTENT, SCHEMAS].map((folder) => normalizePath(folder));
  const { hot } = server.environments.client;
  let lastError: ContentError | undefined;
  const showError = () =>
    lastError && hot.send({ type: 'error', err: { message: lastError.message, stack: '' } });
  server.ws.on('connection', showError);
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    if (!watched.some((folder) => normalizePath(file).startsWith(folder))) return;
    try {
      readAgain();
      lastError = undefined;
      forgetContent(server);
      hot.send({ type: 'full-reload' });
    } catch (error) {
      const isContentError = error instanceof ContentError;
      const sentence = sentenceFor(error)?.text;
      // The folder vanished or changed while it was read: the next edit reads it again.
      if (sentence === undefined && !isFileSystemError(error)) throw error;
      if (isContentError) lastError = error;
      const lines = isContentError ? [sentence] : [sentence, UNREADABLE].filter(Boolean);
      server.config.logger.error(`\n${lines.join('\n')}\n`);
      showError();
    }
  });
}

function forgetContent({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of [environments.client, environments.ssr])
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.id?.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

await command(develop);
