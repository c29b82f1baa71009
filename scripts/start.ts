// npm start: validates and builds the site, then serves it.
import { Hono } from 'hono';
import { refuseArguments } from './project/arguments.ts';
import { command } from './project/command.ts';
import { CommandError } from './project/command-error.ts';
import { loadEnvironment } from './serve/environment.ts';
import { readRelaySettings } from './serve/relay-settings.ts';
import { DIST, openPort, readPort, serve } from './serve.ts';
import { run } from './setup.mjs';

async function build(): Promise<void> {
  const code = await run(process.execPath, ['scripts/build.ts']);
  if (code === 0) return;
  throw new CommandError(
    'Il sito non è stato costruito. Correggete gli errori qui sopra e ripetete: npm start',
  );
}

/** Told before the build, which takes seconds. */
async function checkPort(port: number): Promise<void> {
  const trial = await openPort(new Hono(), port);
  await trial.close();
}

/** The configuration is read before the build too, so that a slip is told at once. */
async function start(): Promise<void> {
  refuseArguments(process.argv.slice(2), 'npm start');
  loadEnvironment();
  readRelaySettings(process.env);
  const port = readPort(process.env.PORT);
  await checkPort(port);
  await build();
  await serve(DIST, port);
}

if (import.meta.main) await command(start);
