import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ApiOptions } from '../../src/server/api.ts';
import type { Counters } from '../../src/server/relay/limits/counters.ts';
import { fileCounters } from '../../src/server/relay/limits/file-counters.ts';
import { CommandError } from '../project/command-error.ts';
import { type Environment, readRelaySettings } from './relay-settings.ts';

const OFF_FILE = 'generator.off';
const LIMITS_FILE = '.state/limits.db';

/** Logs a line of JSON, which must not tell who asked, or what. */
export function log(line: object): void {
  console.log(JSON.stringify(line));
}

/**
 * The options of the content generator's relay, from the environment; it logs a line of JSON to the
 * console for each request.
 * @throws CommandError when the configuration is invalid
 */
export function openRelay(environment: Environment): NonNullable<ApiOptions['relay']> {
  const settings = readRelaySettings(environment);
  const counters = settings && openCounters(environment.LIMITS_FILE || LIMITS_FILE);
  const isSwitchedOn = killSwitch(environment);
  const isClosed = settings !== undefined && counters === undefined;
  return {
    service: settings && { settings, counters: counters ?? fileCounters(':memory:', Date.now) },
    isEnabled: () => !isClosed && isSwitchedOn(),
    log,
    now: Date.now,
  };
}

/**
 * Undefined when the file cannot be used: the site is served, but the generator stays closed until
 * somebody restarts it. The file is renamed, so that the next start counts from zero.
 */
function openCounters(path: string): Counters | undefined {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    return fileCounters(path, Date.now);
  } catch (error) {
    const newPath = moveUnusable(path);
    const done = newPath
      ? `L’ho messo da parte come «${newPath}»; al prossimo avvio i conti ricominciano.`
      : 'Scegliete un altro posto con LIMITS_FILE, poi riavviate.';
    console.error(
      `Il file dei limiti «${path}» non si può usare (${(error as Error).message}): il sito è in linea, il generatore resta chiuso. ${done}`,
    );
    return undefined;
  }
}

/** Renames a file that cannot be used; undefined when there is none, or it cannot be moved. */
function moveUnusable(path: string): string | undefined {
  const newPath = `${path}.illeggibile-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  try {
    if (!statSync(path).isFile()) return undefined;
    renameSync(path, newPath);
    // SQLite would add the old file's pending writes to the new one.
    for (const end of ['-wal', '-shm'].filter((suffix) => existsSync(path + suffix)))
      renameSync(path + end, newPath + end);
    return newPath;
  } catch {
    return undefined;
  }
}

/** `AI_ENABLED=false` applies from the start; the file stops and resumes a running generator. */
export function killSwitch({ AI_ENABLED, AI_OFF_FILE }: Environment): () => boolean {
  const enabled = AI_ENABLED || 'true';
  if (enabled !== 'true' && enabled !== 'false') {
    throw new CommandError(`AI_ENABLED vale «${enabled}», ma deve essere true oppure false.`);
  }
  const file = AI_OFF_FILE || OFF_FILE;
  return () => enabled === 'true' && !existsSync(file);
}
