import type { ChatMessage } from '../../publish/prompt.ts';
import { addDays } from '../../time/calendar.ts';
import { romeDateAt, romeInstant } from '../../time/rome.ts';
import { type Counters, consume, refund } from './limits/counters.ts';
import { createProvider } from './provider/create-provider.ts';
import { RelayError } from './RelayError.ts';
import type { RelaySettings } from './settings.ts';

const BUSY_SECONDS = 5;

/** Generates a text, within the daily budget and the limit of concurrent requests. */
export type Generator = (
  messages: readonly ChatMessage[],
  disconnected: AbortSignal,
) => Promise<string>;

/** @param now milliseconds since the epoch */
export function createGenerator(
  { provider, limits }: RelaySettings,
  counters: Counters,
  now: () => number,
): Generator {
  const ask = createProvider(provider);
  const budget = dailyBudget(counters, limits.perDay);
  let running = 0;
  return async (messages, disconnected) => {
    if (running >= limits.maxConcurrent) throw new RelayError('busy', { retryAfter: BUSY_SECONDS });
    running += 1;
    const spentAt = now();
    try {
      const retryAfter = await budget.spend(spentAt);
      if (retryAfter !== undefined) throw new RelayError('budget-spent', { retryAfter });
      return await ask(messages, disconnected, now());
    } catch (error) {
      if (neverReached(error)) await budget.refund(spentAt);
      throw error;
    } finally {
      running -= 1;
    }
  };
}

/** No connection was made. Otherwise the provider may charge for the request. */
function neverReached(error: unknown): boolean {
  return error instanceof RelayError && error.code === 'provider-unreachable';
}

/** So that the counter's window does not end before the day. */
const MARGIN_MS = 1000;

/** The generations left today (Rome's day). Instants are milliseconds since the epoch. */
export function dailyBudget(counters: Counters, perDay: number) {
  const of = (now: number) => [
    {
      name: `budget:${romeDateAt(now)}`,
      limit: { count: perDay, windowMs: secondsLeft(now) * 1000 + MARGIN_MS },
    },
  ];
  return {
    /** Spends one; returns the whole seconds until tomorrow if none is left. */
    spend: async (now: number) =>
      (await consume(counters, of(now))) === undefined ? undefined : secondsLeft(now),
    /** Refunds one that was spent at this instant and cost nothing. */
    refund: (spentAt: number) => refund(counters, of(spentAt)),
  };
}

/** Whole seconds until the next day begins in Rome. */
export function secondsLeft(now: number): number {
  const midnight = romeInstant({ date: addDays(romeDateAt(now), 1), time: '00:00' });
  return Math.max(1, Math.ceil((midnight - now) / 1000));
}
