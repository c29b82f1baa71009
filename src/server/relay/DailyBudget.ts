import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { romeInstant, romeToday } from '../../time/rome.ts';

/** How many generations are left today; the day is Rome's. Instants are milliseconds since the epoch. */
export class DailyBudget {
  readonly #perDay: number;
  #day: CalendarDate = '';
  #spent = 0;

  constructor(perDay: number) {
    this.#perDay = perDay;
  }

  /** Spends one of today's; false when none is left. */
  spend(now: number): boolean {
    const today = romeToday(now);
    if (today !== this.#day) {
      this.#day = today;
      this.#spent = 0;
    }
    if (this.#spent >= this.#perDay) return false;
    this.#spent += 1;
    return true;
  }

  /** Gives one back that was spent today and cost nothing. */
  giveBack(now: number): void {
    if (romeToday(now) === this.#day && this.#spent > 0) this.#spent -= 1;
  }

  /** Whole seconds until the next day begins in Rome. */
  secondsLeft(now: number): number {
    const midnight = romeInstant({ date: addDays(romeToday(now), 1), time: '00:00' });
    return Math.max(1, Math.ceil((midnight - now) / 1000));
  }
}
