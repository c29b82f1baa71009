/** A value of the text as our server answers it; offsets count characters of the text. */
export interface Claim {
  readonly verdict: 'equal' | 'differs' | 'check' | 'undecided';
  readonly start: number;
  readonly end: number;
  readonly fact?: {
    readonly label: string;
    readonly written: string;
    readonly article?: { readonly address: string };
  };
  readonly correction?: { readonly start: number; readonly end: number; readonly text: string };
}

/** What the facts say of a text; `unchecked` while nobody could ask them. */
export type FactsAnswer =
  | { readonly is: 'checked'; readonly claims: readonly Claim[] }
  | { readonly is: 'unchecked' | 'cancelled' };

const ADDRESS = '/api/verify';
/** The server refuses a longer text (413), and the browser would complain of it in its console. */
const LONGEST_TEXT = 2000;

/** Holds a text against the facts, on our own server, which keeps nothing of it. */
export async function askFacts(
  text: string,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<FactsAnswer> {
  if (text.length > LONGEST_TEXT) return { is: 'unchecked' };
  try {
    const response = await send(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: text.toWellFormed() }),
      signal,
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isAnswer(answer) ? { is: 'checked', claims: answer.claims } : { is: 'unchecked' };
  } catch {
    return { is: signal.aborted ? 'cancelled' : 'unchecked' };
  }
}

/** A host without our server answers other things. */
function isAnswer(answer: unknown): answer is { claims: Claim[] } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'claims' in answer &&
    Array.isArray(answer.claims)
  );
}
