import { useRef, useState } from 'react';
import { askRelay, type Failure } from './ask-relay.ts';
import { countCharacters } from './count-characters.ts';
import { findPersonalData, type PersonalDatum } from './personal-data.ts';
import { keptAccessCode, keptDescription, keptPost, sessionId } from './staff-memory.ts';

export type GeneratorStatus =
  | { readonly is: 'idle' | 'empty' | 'tooLong' | 'generating' | 'cancelled' | 'done' }
  | { readonly is: 'warned'; readonly found: readonly PersonalDatum[] }
  | { readonly is: 'failed'; readonly failure: Failure };

export interface GeneratorRules {
  /** How long a description may be, in characters that a reader sees. */
  readonly maxCharacters: number;
  /** Names that are no child's. */
  readonly knownNames: readonly string[];
}

/** The way from a description to a post: looked over, sent once, kept. */
export function useGenerator({ maxCharacters, knownNames }: GeneratorRules) {
  const [status, setStatus] = useState<GeneratorStatus>({ is: 'idle' });
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
  return {
    status,
    /** Sends the description unless it must be looked at first. */
    submit: async () => {
      const description = (keptDescription.read() ?? '').trim();
      if (description === '') return setStatus({ is: 'empty' });
      if (countCharacters(description) > maxCharacters) return setStatus({ is: 'tooLong' });
      const found =
        approved.current === description ? [] : findPersonalData(description, knownNames);
      if (found.length > 0) return setStatus({ is: 'warned', found });
      await send(description);
    },
    /** Sends what was warned of: the person says that it is no child's. */
    sendAnyway: async () => {
      const description = (keptDescription.read() ?? '').trim();
      approved.current = description;
      await send(description);
    },
    cancel: () => pending.current?.abort(),
    /** The person writes on: what was wrong with the last answer is out of date. */
    resume: () => {
      if (!pending.current) setStatus({ is: 'idle' });
    },
  };
}

/** Keeps the post even when the person has left the page meanwhile. */
async function generate(description: string, signal: AbortSignal): Promise<GeneratorStatus> {
  const accessCode = (keptAccessCode.read() ?? '').trim();
  const answer = await askRelay({ description, accessCode, sessionId: sessionId(), signal });
  if (answer.is === 'failure') return { is: 'failed', failure: answer.failure };
  if (answer.is === 'cancelled') return { is: 'cancelled' };
  keptPost.write(answer.content);
  return { is: 'done' };
}
