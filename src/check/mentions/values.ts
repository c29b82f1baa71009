import { ClockValues, type TypedTime } from './clock-values.ts';
import { digitsValue } from './digits.ts';
import { easterOf } from './easter.ts';
import type { Grammar } from './grammar.ts';
import { latin } from './latin.ts';
import { named } from './named.ts';

/** A day as typed: what it leaves open is undefined. */
export interface TypedDay {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number;
  readonly weekday: string | undefined;
  readonly digits: boolean;
}

/** Reads the slots of forms into values. */
export class Values {
  readonly #grammar: Grammar;
  readonly #year: number;
  readonly #worded: RegExp;
  /** «June 9, 2025». */
  readonly #monthFirst: RegExp;
  readonly #dayOnly: RegExp;
  readonly #scaled: RegExp;
  readonly #clock: ClockValues;

  /** @param year the year of a date that states none */
  constructor(grammar: Grammar, year: number) {
    this.#grammar = grammar;
    this.#year = year;
    const { plain: slots, language } = grammar;
    const weekday = `(?:(?<weekday>${slots.weekday}|${slots.shortWeekday}\\.?),?\\s+(?:il\\s+)?)?`;
    this.#worded = latin(
      `^${weekday}(?<day>${slots.day})(?:\\.?\\s*(?:${language.dates.of})|\\s?-|/|\\.)?\\s?(?<month>${slots.month})(?:,?\\s+(?:${language.dates.ofYear})?(?<year>${slots.year})|[/\\s]\\s*(?<short>(?:20)?\\d\\d))?$`,
      'i',
    );
    this.#monthFirst = latin(
      `^${weekday}(?<month>${slots.month})\\s+(?<day>${slots.day})(?:,?\\s+(?<year>${slots.year}))?$`,
      'i',
    );
    this.#dayOnly = latin(`^${weekday}(?<day>${slots.day})$`, 'i');
    this.#scaled = latin(
      `^(.*?)\\s?(${Object.keys(language.numbers.digitScales).join('|')})$`,
      'i',
    );
    this.#clock = new ClockValues(grammar, (words) => this.number(words));
  }

  number(typed: string | undefined): number | undefined {
    if (typed === undefined) return undefined;
    if (!/\d/.test(typed)) return this.#grammar.numbers.valueOf(typed);
    const [, digits, scale] = this.#scaled.exec(typed) ?? [];
    const many = scale && this.#grammar.language.numbers.digitScales;
    if (digits === undefined || !many) return digitsValue(typed);
    const times = Object.entries(many).find(([name]) => name === scale.toLowerCase())?.[1] ?? 1;
    return digitsValue(digits.trim()) * times;
  }

  month(typed: string): number | undefined {
    const { months, shortMonths } = this.#grammar.language;
    return named({ ...shortMonths, ...months }, typed.replace('.', ''));
  }

  weekday(typed: string): string | undefined {
    const { weekdays, shortWeekdays } = this.#grammar.language;
    return named({ ...shortWeekdays, ...weekdays }, typed.replace(/\.$/, ''));
  }

  ordinal(typed: string): number | undefined {
    if (/\d/.test(typed)) return Number.parseInt(typed, 10);
    return named(this.#grammar.language.ordinals, typed) ?? this.#nth(typed);
  }

  /** «ventiduesimo»: the cardinal has lost its vowel. */
  #nth(typed: string): number | undefined {
    const { ordinalEnding } = this.#grammar.language.numbers;
    const stem = ordinalEnding && new RegExp(`^(.+?)(?:${ordinalEnding})$`, 'i').exec(typed)?.[1];
    if (!stem) return undefined;
    return ['', 'e', 'o', 'a', 'i'].map((vowel) => this.number(stem + vowel)).find(Boolean);
  }

  /** ’94 lies nearer to the past than to the future: at most twenty years ahead. */
  year(typed: string | undefined): number | undefined {
    if (typed === undefined || typed === '') return undefined;
    if (!/\d/.test(typed)) return this.number(typed);
    const digits = Number(typed.replace(/\D/g, ''));
    if (digits >= 100) return digits;
    const near = Math.floor(this.#year / 100) * 100 + digits;
    return near > this.#year + 20 ? near - 100 : near;
  }

  dayNumber(typed: string): number | undefined {
    if (/\d/.test(typed)) return Number(/\d+/.exec(typed)?.[0]);
    const ordinal = this.ordinal(typed);
    if (ordinal !== undefined && ordinal > 0) return ordinal;
    const value = this.number(typed);
    return value !== undefined && value > 1 && value <= 31 ? value : undefined;
  }

  /** A date in words or digits, or a day of a month that the words around name. */
  day(typed: string): TypedDay | undefined {
    const forms = [this.#worded, this.#monthFirst, this.#dayOnly];
    const worded = forms.map((form) => form.exec(typed)).find(Boolean)?.groups;
    if (worded) {
      const day = this.dayNumber(worded.day ?? '');
      const month = worded.month === undefined ? undefined : this.month(worded.month);
      const year = this.year(worded.year ?? worded.short);
      const weekday = worded.weekday === undefined ? undefined : this.weekday(worded.weekday);
      return day === undefined ? undefined : checked({ year, month, day, weekday, digits: false });
    }
    return this.#dayInDigits(typed);
  }

  #dayInDigits(typed: string): TypedDay | undefined {
    const [, before = '', numbers = ''] = /^([^\d]*)(.*)$/s.exec(typed) ?? [];
    const named = /^\p{L}+.?/u.exec(before)?.[0];
    const weekday = named === undefined ? undefined : this.weekday(named.replace(/[,\s]$/, ''));
    const [a = 0, b = 0, c] = numbers.split(/[/.,-]/).map(Number);
    const year = numbers.split(/[/.,-]/)[2];
    if (/^\d{4}/.test(numbers))
      return checked({ year: a, month: b, day: c ?? 0, weekday, digits: true });
    return checked({ year: this.year(year), month: b, day: a, weekday, digits: true });
  }

  date({ year, month, day }: TypedDay): string | undefined {
    return month === undefined ? undefined : iso(year ?? this.#year, month, day);
  }

  namedDay(typed: string, year = this.#year): string | undefined {
    const spoken = typed.toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
    const rule = named(this.#grammar.language.namedDays, spoken);
    const moved = /^easter([+-]\d+)$/.exec(rule ?? '')?.[1];
    if (rule === undefined) return undefined;
    return moved === undefined ? `${year}-${rule}` : easterOf(year, Number(moved));
  }

  /** An hour of the clock, digits or words; and the other that it may be, of the same twelve. */
  time(typed: string): TypedTime | undefined {
    return this.#clock.time(typed);
  }

  /** Which half of the day the words name: `morning`, `afternoon`, `night`. */
  halfOf(typed: string): string | undefined {
    return this.#clock.halfOf(typed);
  }

  /** «un quarto», «dieci»: minutes that an hour lacks. */
  minutes(typed: string | undefined): number | undefined {
    return this.#clock.minutes(typed);
  }
}

/** A year that has every day. */
const LEAP = 2000;

function checked(day: TypedDay): TypedDay | undefined {
  const { year = LEAP, month = 1 } = day;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day.day >= 1 && day.day <= last ? day : undefined;
}

export function iso(year: number, month: number, day?: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const start = `${String(year).padStart(4, '0')}-${two(month)}`;
  return day === undefined ? start : `${start}-${two(day)}`;
}
