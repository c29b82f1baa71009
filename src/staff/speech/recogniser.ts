import type { Phrase } from './transcript.ts';

/** A recognition result of one run, and whether it is final. */
export interface RecogniserResult {
  readonly isFinal: boolean;
  readonly [alternative: number]: { readonly transcript: string; readonly confidence: number };
}

/** The part of the Web Speech API that dictation uses; TypeScript only types its events. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: (() => void) | null;
  onresult: ((event: { readonly results: ArrayLike<RecogniserResult> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export type RecogniserClass = new () => Recogniser;

/** The browser's recogniser; undefined where it has none, as in Firefox. */
export function findRecogniser(scope: object): RecogniserClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<string, unknown>;
  const found = SpeechRecognition ?? webkitSpeechRecognition;
  return typeof found === 'function' ? (found as RecogniserClass) : undefined;
}

/**
 * Whether this is a phone or tablet: those stop after each phrase and beep at each start, so they
 * are not restarted. An iPad identifies as a Macintosh, but no Macintosh has a touch screen.
 */
export function isHandheld(device: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): boolean {
  const { userAgent, maxTouchPoints } = device;
  return (
    /Android|iPhone|iPad|Mobile/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)
  );
}

export function phrasesOf(results: ArrayLike<RecogniserResult>): Phrase[] {
  return Array.from(results, (result) => ({
    text: result[0]?.transcript ?? '',
    isFinal: result.isFinal,
    confidence: result[0]?.confidence ?? 0,
  }));
}
