import { RelayError } from '../RelayError.ts';

/** The parts of a chat completion that we read. Any may be missing: the response is untrusted. */
interface ChatCompletion {
  readonly choices?: readonly {
    readonly finish_reason?: unknown;
    readonly message?: { readonly content?: unknown } | null;
  }[];
}

const OPENING = /^```\s*[\w-]*$/;
const CLOSING = /^```$/;
/** Values of `finish_reason` for a truncated text. */
const CUT_OFF = new Set<unknown>(['length', 'content_filter']);

/**
 * The text of the first choice.
 * @throws RelayError provider-cut-off or provider-empty
 */
export function contentOf(answer: unknown): string {
  const choice = firstChoice(answer);
  if (CUT_OFF.has(choice?.finish_reason)) throw new RelayError('provider-cut-off');
  const content = choice?.message?.content;
  const text = typeof content === 'string' ? withoutFence(content.trim()) : '';
  if (text === '') throw new RelayError('provider-empty');
  return text;
}

/** Removes the Markdown code fence that some models put around the whole text. */
function withoutFence(text: string): string {
  const lines = text.split(/\r\n|[\r\n]/);
  const inside = lines.slice(1, -1);
  const isBlock = OPENING.test(lines[0]?.trim() ?? '') && CLOSING.test(lines.at(-1)?.trim() ?? '');
  if (!isBlock || inside.some((line) => OPENING.test(line.trim()))) return text;
  return inside.join('\n').trim();
}

function firstChoice(answer: unknown) {
  const choices = (answer as ChatCompletion | null)?.choices;
  return Array.isArray(choices) ? (choices as ChatCompletion['choices'])?.[0] : undefined;
}
