// npm start: validates, builds and serves the site. With --rollback, serves the previous one.
import { Hono } from 'hono';
import { readArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';
import { readPort } from './project/port.ts';
import { run } from './project/run.mjs';
import { readRelaySettings } from './serve/relay-settings.ts';
import { readServerSettings } from './serve/server-settings.ts';
import { DIST, loadEnvironment, openPort, SITE, serve } from './serve.ts';
import { Releases } from './site/release/releases.ts';

const USAGE = `Uso: npm start                 controlla e costruisce il sito, e lo serve
     npm start -- --rollback   serve quello costruito prima dell’ultimo
  PORT=8080 npm start  su un’altra porta`;

const OPTIONS = { rollback: { type: 'boolean' } } as const;

async function build(): Promise<void> {
  const code = await run(process.execPath, ['scripts/build.ts']);
  if (code === 0) return;
  throw new CommandError(
    'Il sito non è stato costruito. Correggete gli errori qui sopra e ripetete: npm start',
  );
}

/** Runs before the build, which takes seconds. @throws CommandError if the port is taken */
async function checkPort(port: number): Promise<void> {
  const trial = await openPort(new Hono(), port);
  await trial.close();
}

/** Reads the configuration before the build too, to report a mistake at once. */
async function buildAndServe(): Promise<void> {
  const { rollback = false } = readArguments(process.argv.slice(2), OPTIONS).values;
  loadEnvironment();
  readRelaySettings(process.env);
  readServerSettings(process.env);
  const port = readPort(process.env.PORT, SITE);
  if (rollback) return rollBackAndServe(port);
  await checkPort(port);
  await build();
  await serve(DIST, port);
}

/** A running server holds the port, and serves the earlier release by itself. */
async function rollBackAndServe(port: number): Promise<void> {
  if (!(await new Releases(DIST).rollBack(Date.now()))) {
    throw new CommandError(
      'Non c’è un sito precedente a cui tornare, oppure il sito è cambiato in questo momento.',
    );
  }
  console.log(
    'Il sito precedente è di nuovo al suo posto; un server già acceso lo mostra da solo. La prossima costruzione riparte dai contenuti: correggeteli prima di npm start.',
  );
  const isFree = await checkPort(port).then(
    () => true,
    () => false,
  );
  if (isFree) await serve(DIST, port);
}

await command(buildAndServe, USAGE);
