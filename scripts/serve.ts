// npm run preview: serves the site that is already built; npm start builds it first.
import { existsSync } from 'node:fs';
import v8 from 'node:v8';
import type { Hono } from 'hono';
import type { ApiOptions } from '../src/server/api.ts';
import { createApp } from '../src/server/app.ts';
import { createFailureLog } from '../src/server/failure-log.ts';
import { type Listening, type ListenOptions, listen } from '../src/server/listen.ts';
import type { SiteEvents } from '../src/server/site/open-site.ts';
import { expectNoArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';
import { type ListeningCommand, portSentence, readPort } from './project/port.ts';
import { onStop } from './project/run.mjs';
import { log, openRelay } from './serve/relay.ts';
import { readPublicApiLimits, readServerSettings } from './serve/server-settings.ts';

/** `DIST_DIR` serves another build, as `scripts/build.ts` writes it. */
export const DIST = process.env.DIST_DIR ?? 'dist';
/** The port of `npm start`, and of `npm run preview`. */
export const SITE: ListeningCommand = { port: 4173, command: 'npm start' };

/** Serves a folder and its later releases until Ctrl-C. @throws CommandError if the port is busy */
export async function serve(root: string, port: number): Promise<void> {
  // Under hostile requests memory grew by 250 MB without this flag, by 45 MB with it.
  v8.setFlagsFromString('--optimize-for-size');
  const { drainMs, perIp } = readServerSettings(process.env);
  const app = openApp(root, openRelay(process.env));
  const listening = await openPort(app, port, { perIp, logFailure: createFailureLog(log) });
  console.log(`Il sito è pronto: http://localhost:${listening.port} (Ctrl-C per chiudere)`);
  onStop(() => {
    log({ event: 'stopping', time: new Date().toISOString() });
    return listening.drain(drainMs);
  });
}

/** The app for a folder; without a complete site it says so, and serves one that is built later. */
export function openApp(root: string, relay?: ApiOptions['relay']): Hono {
  const events: SiteEvents = {
    switched: () => log({ event: 'site', time: new Date().toISOString() }),
    broken: (reason) =>
      console.error(
        `Nella cartella «${root}» non c'è un sito intero (${reason}). Scrivete: npm run build`,
      ),
  };
  return createApp({
    root,
    events,
    isLongRunning: true,
    publicApiLimits: readPublicApiLimits(process.env),
    ...(relay && { relay }),
  });
}

/** @throws CommandError with `portSentence` */
export async function openPort(
  app: Hono,
  port: number,
  options: ListenOptions = {},
): Promise<Listening> {
  try {
    return await listen(app, port, options);
  } catch (error) {
    throw new CommandError(portSentence(port, (error as NodeJS.ErrnoException).code, SITE));
  }
}

const ENV_FILE = '.env';

/**
 * Loads `.env`; variables that are set already win. `ENV_FILE` names another file; an empty name
 * loads none, as tests need.
 */
export function loadEnvironment(file = process.env.ENV_FILE ?? ENV_FILE): void {
  if (file === '' || (file === ENV_FILE && !existsSync(file))) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new CommandError(
      `Il file delle impostazioni «${file}» non si legge (${(error as NodeJS.ErrnoException).code}). Controllate il nome e i permessi.`,
    );
  }
}

if (import.meta.main)
  await command(async () => {
    expectNoArguments(process.argv.slice(2), 'node scripts/serve.ts');
    loadEnvironment();
    await serve(DIST, readPort(process.env.PORT, SITE));
  });
