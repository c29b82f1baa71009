import { useRef, useState } from 'react';
import { countCharacters } from '../graphemes.ts';
import { useStoredText } from '../stored-text.ts';
import { findPersonalData, type PersonalDatum } from './names/personal-data.ts';
import { type Failure, requestPost } from './request-post.ts';
import { sessionId, storedAccessCode, storedDescription, storedPost } from './staff-memory.ts';

export type GeneratorStatus =
  | {
      readonly kind:
        | 'idle'
        | 'empty'
        | 'tooLong'
        | 'codeMissing'
        | 'generating'
        | 'cancelled'
        | 'done';
    }
  | { readonly kind: 'warned'; readonly found: readonly PersonalDatum[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface GeneratorRules {
  /** Maximum length of a description, in visible characters. */
  readonly maxCharacters: number;
  /** Names that are not a child's. */
  readonly knownNames: readonly string[];
}

const IDLE: GeneratorStatus = { kind: 'idle' };

/** The statuses that apply to one description only. */
const DESCRIPTION_STATES: readonly GeneratorStatus['kind'][] = ['empty', 'tooLong', 'warned'];

/** From description to post: checks it, sends it once, stores the result. */
export function useGenerator({ maxCharacters, knownNames }: GeneratorRules) {
  const [latest, setStatus] = useState(IDLE);
  const checked = useRef<string>(undefined);
  const pending = useRef<AbortController>(undefined);
  const approved = useRef<string>(undefined);
  const send = async (description: string) => {
    if (pending.current) return;
    const controller = new AbortController();
    pending.current = controller;
    setStatus({ kind: 'generating' });
    setStatus(await generate(description, controller.signal));
    pending.current = undefined;
  };
  const description = (useStoredText(storedDescription) ?? '').trim();
  const check = (): GeneratorStatus => {
    if (description === '') return { kind: 'empty' };
    if (countCharacters(description) > maxCharacters) return { kind: 'tooLong' };
    if (accessCode() === '') return { kind: 'codeMissing' };
    const found = approved.current === description ? [] : findPersonalData(description, knownNames);
    return found.length > 0 ? { kind: 'warned', found } : IDLE;
  };
  const isOutdated = DESCRIPTION_STATES.includes(latest.kind) && checked.current !== description;
  return {
    status: isOutdated ? IDLE : latest,
    /** Sends the description, unless it needs a warning first. */
    submit: async () => {
      if (pending.current) return;
      const verdict = check();
      checked.current = description;
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
  const result = await requestPost({
    description,
    accessCode: accessCode(),
    sessionId: sessionId(),
    signal,
  });
  if (result.kind === 'failure') {
    const { failure } = result;
    // biome-ignore lint/suspicious/noConsole: the owner's specification asks for it; without the text
    console.error(`generator: ${failure.code}`, failure.requestId ?? '');
    return { kind: 'failed', failure };
  }
  if (result.kind === 'cancelled') return { kind: 'cancelled' };
  storedPost.write(result.content);
  return { kind: 'done' };
}

function accessCode(): string {
  return (storedAccessCode.read() ?? '').trim();
}
