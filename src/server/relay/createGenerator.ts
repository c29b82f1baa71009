import type { ChatMessage } from '../../publish/prompt.ts';
import { dailyBudget } from './dailyBudget.ts';
import type { Counters } from './limits/counters.ts';
import { createProvider, type Timer } from './provider/createProvider.ts';
import { RelayError } from './RelayError.ts';
import type { RelaySettings } from './settings.ts';

const BUSY_SECONDS = 5;

/** Has a text written, within the budget of the day and so many at once. */
export type Generator = (messages: readonly ChatMessage[], gone: AbortSignal) => Promise<string>;

/** @param now milliseconds since the epoch */
export function createGenerator(
  { provider, limits }: RelaySettings,
  counters: Counters,
  now: () => number,
  timer: Timer,
): Generator {
  const ask = createProvider(provider, timer);
  const budget = dailyBudget(counters, limits.perDay);
  let running = 0;
  return async (messages, gone) => {
    if (running >= limits.atOnce) throw new RelayError('busy', { retryAfter: BUSY_SECONDS });
    running += 1;
    const spentAt = now();
    try {
      const retryAfter = await budget.spend(spentAt);
      if (retryAfter !== undefined) throw new RelayError('budget-spent', { retryAfter });
      return await ask(messages, gone, now());
    } catch (error) {
      if (isUnheard(error)) await budget.giveBack(spentAt);
      throw error;
    } finally {
      running -= 1;
    }
  };
}

/** No connection came about: whatever a provider received, it may charge. */
function isUnheard(error: unknown): boolean {
  return error instanceof RelayError && error.code === 'provider-unreachable';
}
