import { useRef, useState } from 'react';
import { useStoredText } from '../stored-text.ts';
import { askRelay, type Failure } from './ask-relay.ts';
import { findPersonalData, type PersonalDatum } from './names/personal-data.ts';
import { countCharacters } from './post/count-characters.ts';
import { sessionId, storedAccessCode, storedDescription, storedPost } from './staff-memory.ts';

export type GeneratorStatus =
  | { readonly is: 'idle' | 'empty' | 'tooLong' | 'codeless' | 'generating' | 'cancelled' | 'done' }
  | { readonly is: 'warned'; readonly found: readonly PersonalDatum[] }
  | { readonly is: 'failed'; readonly failure: Failure };

export interface GeneratorRules {
  /** Maximum length of a description, in visible characters. */
  readonly maxCharacters: number;
  /** Names that are not a child's. */
  readonly knownNames: readonly string[];
}

const IDLE: GeneratorStatus = { is: 'idle' };

/** The statuses that apply to one description only. */
const DESCRIPTION_STATES: readonly GeneratorStatus['is'][] = ['empty', 'tooLong', 'warned'];

/** From description to post: checks it, sends it once, stores the result. */
export function useGenerator({ maxCharacters, knownNames }: GeneratorRules) {
  const [latest, setStatus] = useState(IDLE);
  const looked = useRef<string>(undefined);
  const pending = useRef<AbortController>(undefined);
  const approved = useRef<string>(undefined);
  const send = async (description: string) => {
    if (pending.current) return;
    const controller = new AbortController();
    pending.current = controller;
    setStatus({ is: 'generating' });
    setStatus(await generate(description, controller.signal));
    pending.current = undefined;
  };
  const description = (useStoredText(storedDescription) ?? '').trim();
  const look = (): GeneratorStatus => {
    if (description === '') return { is: 'empty' };
    if (countCharacters(description) > maxCharacters) return { is: 'tooLong' };
    if (accessCode() === '') return { is: 'codeless' };
    const found = approved.current === description ? [] : findPersonalData(description, knownNames);
    return found.length > 0 ? { is: 'warned', found } : IDLE;
  };
  const isOutdated = DESCRIPTION_STATES.includes(latest.is) && looked.current !== description;
  return {
    status: isOutdated ? IDLE : latest,
    /** Sends the description, unless it needs a warning first. */
    submit: async () => {
      if (pending.current) return;
      const verdict = look();
      looked.current = description;
      setStatus(verdict);
      if (verdict === IDLE) await send(description);
    },
    /** Sends despite the warning: the person says that the data is not a child's. */
    sendAnyway: async () => {
      approved.current = description;
      await send(description);
    },
    cancel: () => pending.current?.abort(),
    /** Clears the last failure once the person continues. */
    resume: () => {
      if (!pending.current) setStatus(IDLE);
    },
  };
}

/** Stores the post even if the person has left the page in the meantime. */
async function generate(description: string, signal: AbortSignal): Promise<GeneratorStatus> {
  const answer = await askRelay({
    description,
    accessCode: accessCode(),
    sessionId: sessionId(),
    signal,
  });
  if (answer.is === 'failure') {
    const { failure } = answer;
    // biome-ignore lint/suspicious/noConsole: the owner's specification asks for it; without the text
    console.error(`generator: ${failure.code}`, failure.requestId ?? '');
    return { is: 'failed', failure };
  }
  if (answer.is === 'cancelled') return { is: 'cancelled' };
  storedPost.write(answer.content);
  return { is: 'done' };
}

function accessCode(): string {
  return (storedAccessCode.read() ?? '').trim();
}
