import { RelayError } from '../RelayError.ts';

/** The parts of a chat completion that we read. Every one may be missing: the sender is not ours. */
interface ChatCompletion {
  readonly choices?: readonly {
    readonly finish_reason?: unknown;
    readonly message?: { readonly content?: unknown } | null;
  }[];
}

/** Reasons for an end that is not the end of the text. */
const CUT_OFF = new Set<unknown>(['length', 'content_filter']);

/**
 * The text of the first choice.
 * @throws RelayError provider-cut-off or provider-empty
 */
export function contentOf(answer: unknown): string {
  const choice = firstChoice(answer);
  if (CUT_OFF.has(choice?.finish_reason)) throw new RelayError('provider-cut-off');
  const content = choice?.message?.content;
  if (typeof content !== 'string' || content.trim() === '') throw new RelayError('provider-empty');
  return content.trim();
}

function firstChoice(answer: unknown) {
  const choices = (answer as ChatCompletion | null)?.choices;
  return Array.isArray(choices) ? (choices as ChatCompletion['choices'])?.[0] : undefined;
}
