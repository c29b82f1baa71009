import { type DictatedText, dictateAfter, edit, textOf } from './dictated-text.ts';
import { type Phrase, wordsHeard } from './transcript.ts';

/** Why dictation ended without being stopped. */
export type DictationProblem =
  | 'refused'
  | 'serviceRefused'
  | 'noNetwork'
  | 'noMicrophone'
  | 'noSpeech'
  | 'noLanguage'
  | 'interrupted'
  | 'failed';

export interface Dictation {
  readonly phase: 'off' | 'starting' | 'listening' | 'stopping';
  readonly dictated: DictatedText;
  readonly problem: DictationProblem | undefined;
  /** Runs since the person pressed, and how many of the last ones were silent. */
  readonly runs: number;
  readonly silentRuns: number;
  /** The device ends each run after one phrase, and is not restarted automatically. */
  readonly handheld: boolean;
}

export type DictationEvent =
  | { readonly kind: 'pressed'; readonly text: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'heard'; readonly phrases: readonly Phrase[] }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'ended' };

/** The next command for the recogniser. */
export type Command = 'start' | 'stop' | 'abort';

/** Desktop browsers end a run after a pause. After this many, the person has forgotten it. */
const MAX_RUNS = 30;
const MAX_SILENT_RUNS = 2;

const PROBLEMS: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'serviceRefused',
  network: 'noNetwork',
  'audio-capture': 'noMicrophone',
  'no-speech': 'noSpeech',
  'language-not-supported': 'noLanguage',
  aborted: 'interrupted',
};

export function noDictation(handheld: boolean): Dictation {
  const dictated = dictateAfter('');
  return { phase: 'off', dictated, problem: undefined, runs: 0, silentRuns: 0, handheld };
}

/** The transition function: the next state, and the command to send. */
export function step(state: Dictation, event: DictationEvent): [Dictation, Command?] {
  switch (event.kind) {
    case 'pressed':
      return press(state, event);
    case 'begun':
      return [state.phase === 'starting' ? { ...state, phase: 'listening' } : state];
    case 'heard':
      return [state.phase === 'off' ? state : listen(state, event.phrases)];
    case 'typed':
      return [type(state, event.text)];
    case 'failed':
      return [fail(state, event.error)];
    case 'ended':
      return end(state);
  }
}

/** The button starts and stops; pressed while stopping, it aborts. */
function press(state: Dictation, { text }: { text: string }): [Dictation, Command?] {
  if (state.phase === 'stopping') return [{ ...state, phase: 'off' }, 'abort'];
  if (state.phase !== 'off') return [{ ...state, phase: 'stopping' }, 'stop'];
  const dictated = dictateAfter(text);
  const fresh = { ...noDictation(state.handheld), phase: 'starting', dictated, runs: 1 } as const;
  return [fresh, 'start'];
}

/** Typing dismisses a problem. */
function type(state: Dictation, text: string): Dictation {
  const problem = state.phase === 'off' ? undefined : state.problem;
  return { ...state, problem, dictated: edit(state.dictated, text) };
}

function listen(state: Dictation, phrases: readonly Phrase[]): Dictation {
  const dictated = { ...state.dictated, heard: wordsHeard(phrases) };
  return { ...state, phase: state.phase === 'starting' ? 'listening' : state.phase, dictated };
}

/** On a desktop, silence is not a failure yet: the recogniser restarts. */
function fail(state: Dictation, error: string): Dictation {
  const problem = PROBLEMS[error] ?? 'failed';
  if (state.phase === 'off' || state.phase === 'stopping') return state;
  if (problem === 'noSpeech' && !state.handheld) return state;
  return { ...state, problem };
}

function end(state: Dictation): [Dictation, Command?] {
  if (state.phase === 'off') return [state];
  const silentRuns = state.dictated.heard.length > 0 ? 0 : state.silentRuns + 1;
  const off: Dictation = {
    ...state,
    phase: 'off',
    dictated: dictateAfter(textOf(state.dictated)),
    silentRuns,
  };
  if (state.phase === 'stopping' || state.problem || state.handheld) return [off];
  if (silentRuns >= MAX_SILENT_RUNS) return [{ ...off, problem: 'noSpeech' }];
  if (state.runs >= MAX_RUNS) return [{ ...off, problem: 'interrupted' }];
  return [{ ...off, phase: 'starting', runs: state.runs + 1 }, 'start'];
}
