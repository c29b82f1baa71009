import { addDays } from '../../time/calendar.ts';
import { romeInstant, romeToday } from '../../time/rome.ts';
import { type Counters, giveBack, takeAll } from './limits/counters.ts';

/** A second more, so that the count does not end before the day. */
const MARGIN_MS = 1000;

/** How many generations are left today; the day is Rome's. Instants are milliseconds since the epoch. */
export interface DailyBudget {
  /** Spends one of today's; whole seconds until tomorrow when none is left. */
  spend(now: number): Promise<number | undefined>;
  /** Gives one back that was spent at this moment and cost nothing. */
  giveBack(spentAt: number): Promise<void>;
}

export function dailyBudget(counters: Counters, perDay: number): DailyBudget {
  const of = (now: number) => [
    {
      name: `budget:${romeToday(now)}`,
      limit: { count: perDay, windowMs: secondsLeft(now) * 1000 + MARGIN_MS },
    },
  ];
  return {
    spend: async (now) =>
      (await takeAll(counters, of(now))) === undefined ? undefined : secondsLeft(now),
    giveBack: (spentAt) => giveBack(counters, of(spentAt)),
  };
}

/** Whole seconds until the next day begins in Rome. */
export function secondsLeft(now: number): number {
  const midnight = romeInstant({ date: addDays(romeToday(now), 1), time: '00:00' });
  return Math.max(1, Math.ceil((midnight - now) / 1000));
}
