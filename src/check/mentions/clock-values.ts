import type { Grammar } from './grammar.ts';
import { latin } from './latin.ts';
import { named } from './named.ts';

/** An hour; the other that it may be, of the same twelve; and whether a word stood for it. */
export interface TypedTime {
  readonly value: string;
  readonly either?: string;
  readonly spoken?: boolean;
}

/** «340pm», «0815»: hour and minutes in one. */
const TOGETHER = /^(\d{1,2})(\d\d)(?!\d)/;

/** Reads hours of the clock as they are typed or said. */
export class ClockValues {
  readonly #language: Grammar['language'];
  readonly #number: (typed: string | undefined) => number | undefined;
  readonly #time: RegExp;

  constructor(
    { plain: slots, language }: Grammar,
    number: (typed: string | undefined) => number | undefined,
  ) {
    this.#language = language;
    this.#number = number;
    const part = language.clock.part
      .replaceAll('{n}', `(?:\\d{1,2}|${slots.w})`)
      .replaceAll(' ', '\\s+');
    this.#time = latin(
      `^(?<hour>${slots.clock}|\\d{1,2}|${slots.dayTime}|${slots.w})(?<one>${part})?(?<more>${part})?(?<half>${slots.ofDay})?(?<two>${part})?$`,
      'i',
    );
  }

  /** An hour of the clock, digits or words; and the other that it may be, of the same twelve. */
  time(typed: string): TypedTime | undefined {
    const {
      hour = '',
      one,
      more,
      two,
      half,
    } = this.#time.exec(typed.trim().replace(',', ':').replace(TOGETHER, '$1:$2'))?.groups ?? {};
    const language = this.#language;
    const spoken = named(language.dayTimes, hour);
    const [hours, minutes = 0] =
      spoken !== undefined || /\d/.test(hour)
        ? (spoken ?? hour).split(/[:.]/).map(Number)
        : [this.#number(hour)];
    if (hours === undefined || hours > 24 || minutes > 59) return undefined;
    const moved = minutes + [one, more, two].reduce((sum, part) => sum + this.#minutes(part), 0);
    const halfOfDay =
      half === undefined ? undefined : (this.halfOf(half) ?? this.halfOf(`${hour}${half}`));
    const late = halfOfDay === 'afternoon' || (halfOfDay === 'night' && hours >= 6);
    const full =
      late && hours < 12 ? hours + 12 : halfOfDay === 'night' && hours === 12 ? 0 : hours;
    const value = clockOf(full * 60 + moved);
    const open =
      spoken === undefined && half === undefined && hours > 0 && hours < 12 && !/^0/.test(hour);
    if (spoken !== undefined) return { value, spoken: true };
    return open ? { value, either: clockOf((hours + 12) * 60 + moved) } : { value };
  }

  /** Which half of the day the words name: `morning`, `afternoon`, `night`. */
  halfOf(typed: string): string | undefined {
    return Object.entries(this.#language.halves).find(([, words]) =>
      new RegExp(`(?<!\\p{L})(?:${words})\\s*$`, 'iu').test(typed),
    )?.[0];
  }

  /** «un quarto», «dieci»: minutes that an hour lacks. */
  minutes(typed: string | undefined): number | undefined {
    if (typed === undefined) return undefined;
    return named(this.#language.clock.quarters, typed) ?? this.#number(typed);
  }

  #minutes(part: string | undefined): number {
    if (part === undefined) return 0;
    const { quarters, less } = this.#language.clock;
    const words = part.trim().toLowerCase().replace(/\s+/g, ' ');
    const sign = words.startsWith(`${less} `) ? -1 : 1;
    const rest = words.slice(words.indexOf(' ') + 1);
    const quarter = named(quarters, rest);
    const counted = /^(\d+|\p{L}+)/u.exec(rest)?.[0];
    return sign * (quarter ?? this.#number(counted) ?? 0);
  }
}

export function clockOf(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  const two = (part: number) => String(part).padStart(2, '0');
  return minutes === 1440 ? '24:00' : `${two(Math.floor(day / 60))}:${two(day % 60)}`;
}
