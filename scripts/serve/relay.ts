import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPrompt, type Prompt, promptMaterial } from '../../src/server/relay/createPrompt.ts';
import { createRelay, type LogLine, type Relay } from '../../src/server/relay/createRelay.ts';
import type { Counters } from '../../src/server/relay/limits/counters.ts';
import { fileCounters } from '../../src/server/relay/limits/fileCounters.ts';
import { redisCounters } from '../../src/server/relay/limits/redisCounters.ts';
import { ContentError, readValidContent } from '../build/vite/validated-content.ts';
import { CommandError } from '../project/command-error.ts';
import { CONTENT, SCHEMAS } from '../project/places.ts';
import { type Environment, readRelaySettings } from './relay-settings.ts';

const OFF_FILE = 'generator.off';
const LIMITS_FILE = '.state/limits.db';

/** A line of JSON; nothing in it tells who asked, or what. */
export function log(line: object): void {
  console.log(JSON.stringify(line));
}

/**
 * The content generator's relay as the environment configures it; its log goes to the console, a line
 * of JSON for each request.
 * @throws CommandError when the configuration or the content is broken
 */
export function openRelay(
  environment: Environment,
  count: (line: LogLine) => void = () => {},
): Relay {
  const settings = readRelaySettings(environment);
  const service = settings && {
    settings,
    prompt: readPrompt(environment),
    counters: openCounters(environment),
  };
  return createRelay({
    service,
    isOn: killSwitch(environment),
    log: (line) => {
      log(line);
      count(line);
    },
    now: Date.now,
  });
}

/** In a file, which a restart finds again; `LIMITS_URL` names a Redis that several machines share. */
function openCounters({ LIMITS_URL: url, LIMITS_FILE: file }: Environment): Counters {
  if (url) {
    if (URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol)) {
      return redisCounters(url, (reason) => log({ event: 'limits-lost', reason }));
    }
    throw new CommandError(
      'LIMITS_URL deve essere l’indirizzo di un Redis o di un Valkey. Per esempio: LIMITS_URL=redis://localhost:6379',
    );
  }
  const path = file || LIMITS_FILE;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    return fileCounters(path, Date.now);
  } catch (error) {
    throw new CommandError(
      `Il file dei limiti «${path}» non si scrive (${(error as Error).message}). Scegliete un altro posto con LIMITS_FILE.`,
    );
  }
}

/** `AI_ENABLED=false` counts from the start on; the file stops and resumes a running site. */
export function killSwitch({ AI_ENABLED, AI_OFF_FILE }: Environment): () => boolean {
  const enabled = AI_ENABLED || 'true';
  if (enabled !== 'true' && enabled !== 'false') {
    throw new CommandError(`AI_ENABLED vale «${enabled}», ma deve essere true oppure false.`);
  }
  const file = AI_OFF_FILE || OFF_FILE;
  return () => enabled === 'true' && !existsSync(file);
}

function readPrompt({ CONTENT_DIR }: Environment): Prompt {
  try {
    return createPrompt(promptMaterial(readValidContent(CONTENT_DIR ?? CONTENT, SCHEMAS)));
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message);
    if (!(error instanceof RangeError)) throw error;
    throw new CommandError(
      `Le istruzioni del generatore chiedono un valore che non c’è (${error.message}).`,
    );
  }
}
