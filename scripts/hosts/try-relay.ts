import type { RelayCode } from '../../src/server/relay/RelayError.ts';
import { type ScriptedProvider, startProvider } from '../../tests/e2e/scripted-provider.ts';
import { CommandError } from '../project/command-error.ts';
import type { Running } from './run-nginx.ts';

const CODE = 'anguria più fresca';
const PER_DAY = 2;
const TRIES = 3;

/** Starts a host whose relay has these settings. */
type Start = (settings: Readonly<Record<string, string>>) => Promise<Running>;

interface Row {
  readonly name: string;
  readonly origin?: string;
  readonly code?: string;
  readonly status: number;
  /** Undefined when the answer is a text. */
  readonly error?: RelayCode;
}

const GUESS: Row = { name: 'a guess', code: 'guess', status: 401, error: 'access-denied' };

/** Requests in order, each with the expected answer. */
const ROWS: readonly Row[] = [
  { name: 'another site', origin: 'https://elsewhere.example', status: 403, error: 'wrong-origin' },
  { name: 'no code', code: '', status: 401, error: 'access-denied' },
  { name: 'the code', status: 200 },
  { name: 'the code again', status: 200 },
  { name: 'beyond the budget of the day', status: 429, error: 'budget-spent' },
  ...Array.from({ length: TRIES }, () => GUESS),
  { ...GUESS, name: 'one guess too many', status: 429, error: 'too-many-tries' },
  { name: 'the code after the guesses', status: 429, error: 'too-many-tries' },
];

/**
 * Tests a host's relay with a scripted provider: access code, origin, daily budget and lock-out,
 * which the host counts. @throws CommandError with the first unexpected answer
 */
export async function tryRelay(start: Start): Promise<void> {
  const provider = await startProvider();
  const host = await start({
    AI_BASE_URL: provider.url,
    AI_API_KEY: 'sk-scripted-0000',
    STAFF_ACCESS_CODE: CODE,
    AI_REQUESTS_PER_DAY: String(PER_DAY),
    ACCESS_TRIES: String(TRIES),
  });
  try {
    await askAll(host.url, provider);
  } finally {
    host.close();
    await provider.close();
  }
}

async function askAll(url: string, provider: ScriptedProvider): Promise<void> {
  for (const { name, origin = url, code = CODE, status, error } of ROWS) {
    const response = await fetch(`${url}/api/generate`, {
      method: 'POST',
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        ...(code !== '' && { 'X-Access-Code': encodeURIComponent(code) }),
      },
      body: JSON.stringify({ description: 'Caccia al tesoro' }),
    });
    const answer: { error?: string } = await response.json();
    if (response.status !== status || answer.error !== error) {
      const [received, wanted] = [answer.error ?? 'a text', error ?? 'a text'];
      throw new CommandError(
        `relay, ${name}: ${response.status} ${received}, not ${status} ${wanted}`,
      );
    }
  }
  const count = provider.requests.length;
  if (count !== PER_DAY) throw new CommandError(`relay: the provider was asked ${count} times`);
  console.log(`relay: ${ROWS.length} answers as they must be, ${count} of them by the provider`);
}
