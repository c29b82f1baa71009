import { existsSync } from 'node:fs';
import { createPrompt, type Prompt } from '../../src/server/relay/createPrompt.ts';
import { createRelay, type Relay } from '../../src/server/relay/createRelay.ts';
import { ContentError, readValidContent } from '../build/vite/validated-content.ts';
import { CommandError } from '../project/command-error.ts';
import { CONTENT, SCHEMAS } from '../project/places.ts';
import { type Environment, readRelaySettings } from './relay-settings.ts';

const OFF_FILE = 'generator.off';
const SHORT_CODE = 8;

/**
 * The content generator's relay as the environment configures it; its log goes to the console, a line
 * of JSON for each request.
 * @throws CommandError when the configuration or the content is broken
 */
export function openRelay(environment: Environment): Relay {
  const settings = readRelaySettings(environment);
  const service = settings && { settings, prompt: readPrompt(environment) };
  if (settings && settings.accessCode.length < SHORT_CODE) {
    console.log(
      `Attenzione: STAFF_ACCESS_CODE ha meno di ${SHORT_CODE} caratteri. Un codice più lungo è più difficile da indovinare.`,
    );
  }
  return createRelay({
    service,
    isOn: killSwitch(environment),
    log: (line) => console.log(JSON.stringify(line)),
    now: Date.now,
  });
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
    return createPrompt(readValidContent(CONTENT_DIR ?? CONTENT, SCHEMAS));
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message);
    if (!(error instanceof RangeError)) throw error;
    throw new CommandError(
      `Le istruzioni del generatore chiedono un valore che non c’è (${error.message}).`,
    );
  }
}
