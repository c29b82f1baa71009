import { createFormats } from '../i18n/format.ts';
import { WEEKDAYS, type Weekday } from '../time/calendar.ts';

/** A weekday's name in a text; offsets count characters. */
export interface WeekdayWord {
  readonly weekday: Weekday;
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the names of weekdays in the texts of one language, with or without their accents. */
export class WeekdayWords {
  readonly #weekdays: ReadonlyMap<string, Weekday>;
  readonly #pattern: RegExp;
  /** Met before the whole pattern, which is slow on long texts. */
  readonly #stems: RegExp;

  /** @param language BCP 47 tag, such as `it` */
  static of(language: string): WeekdayWords {
    const words = ofLanguage.get(language) ?? new WeekdayWords(language);
    ofLanguage.set(language, words);
    return words;
  }

  private constructor(language: string) {
    const { weekday } = createFormats(language, { terms: {}, age: { whole: '', half: '' } });
    const names = WEEKDAYS.map((day): [string, Weekday] => [plain(weekday.write(day)), day]);
    this.#weekdays = new Map(names);
    const anyAccent = names.map(([name]) => name.replace(/i$/, '[iìí]'));
    this.#pattern = new RegExp(`(?:${anyAccent.join('|')})(?!\\p{L})`, 'giu');
    this.#stems = new RegExp(names.map(([name]) => name.replace(/i$/, '')).join('|'), 'i');
  }

  in(text: string): WeekdayWord[] {
    if (!this.#stems.test(text)) return [];
    return [...text.matchAll(this.#pattern)].flatMap((match) => {
      const weekday = this.#weekdays.get(plain(match[0]));
      const [start, typed] = [match.index, match[0]];
      const isWhole = !/\p{L}$/u.test(text.slice(0, start));
      return weekday === undefined || !isWhole
        ? []
        : [{ weekday, typed, start, end: start + typed.length }];
    });
  }
}

const ofLanguage = new Map<string, WeekdayWords>();

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
