import { type Language, Lexicon } from './lexicon.ts';
import { normal } from './tokens.ts';

/** A part of a number word: `venti` and `due` of `ventidue`. */
export interface NumberPart {
  readonly amount: number;
  /** A part that multiplies what precedes it: hundred, thousand, million. */
  readonly multiplies: boolean;
}

const languages = new Map<Language, NumberWords>();

const MAX_WORD_LENGTH = 80;
/** Nothing counts a singular: but «foto» (photos) is a plural, too. */
const PARTICIPLE = /[ait]to$/;
const ELIDED = new Set([1, 8]);

/** Reads number words by rule, from some forty parts that a language lists. */
export class NumberWords {
  readonly #parts = new Map<string, NumberPart>();
  readonly #ordinals = new Map<string, number>();
  readonly #collectives = new Map<string, number>();
  readonly #verbs: ReadonlySet<string>;
  readonly #uncounted: ReadonlySet<string>;
  /** The first two letters of each part: they rule out most words at once. */
  readonly #prefixes: ReadonlySet<string>;
  readonly #longest: number;
  readonly #language: Language;

  static of(language: Language): NumberWords {
    const known = languages.get(language) ?? new NumberWords(Lexicon.of(language));
    languages.set(language, known);
    return known;
  }

  private constructor({ words: { numbers }, language }: Lexicon) {
    this.#language = language;
    const list = (name: string) => (numbers[name] ?? '').split(' ').map(normal);
    const add = (name: string, amount: (index: number) => number, multiplies = false) => {
      list(name).forEach((word, index) => {
        this.#parts.set(word, { amount: amount(index), multiplies });
      });
    };
    add('ones', (index) => index);
    add('short', () => 1);
    add('teens', (index) => 10 + index);
    add('tens', (index) => 20 + 10 * index);
    add('hundred', () => 100, true);
    add('thousand', () => 1000, true);
    add('million', () => 1_000_000, true);
    add('billion', () => 1_000_000_000, true);
    list('ordinals').forEach((words, index) => {
      for (const word of words.split('/')) this.#ordinals.set(word, index + 1);
    });
    for (const pair of list('collectives')) {
      const [word = '', amount = ''] = pair.split(':');
      this.#collectives.set(word, Number(amount));
    }
    this.#verbs = new Set(list('verbs'));
    this.#uncounted = new Set(list('uncounted'));
    this.#prefixes = new Set([...this.#parts.keys()].map((part) => part.slice(0, 2)));
    this.#longest = Math.max(...[...this.#parts.keys()].map(({ length }) => length));
  }

  /** `dozzina` is 12. */
  collective(word: string): number | undefined {
    return this.#collectives.get(word);
  }

  /** Whether a word is a verb before another: «sei in convenzione», «sei iscritto» (you are). */
  isVerb(word: string, next: string): boolean {
    return this.#verbs.has(word) && (this.#uncounted.has(next) || PARTICIPLE.test(next));
  }

  /** The age in an Italian word: 15 in «quindicenne». */
  ageIn(word: string): number | undefined {
    const stem = this.#language === 'it' ? cutAt(word, 'enn') : undefined;
    if (!stem) return undefined;
    const found = ['', 'i', 'a', 'o', 'e'].map((end) => this.partsOf(stem + end));
    const parts = found.find((read) => read);
    return parts && sumOf(parts);
  }

  /** The parts of a number word: `centotrentacinque` is 100, 30, 5. */
  partsOf(word: string): readonly NumberPart[] | undefined {
    const whole = this.#parts.get(word);
    if (whole) return [whole];
    if (this.#language !== 'it' || word.length > MAX_WORD_LENGTH) return undefined;
    if (!this.#prefixes.has(word.slice(0, 2))) return undefined;
    return this.#cut(word);
  }

  /** Splits from the end, each position once, so the time is linear. */
  #cut(word: string): readonly NumberPart[] | undefined {
    const from: (readonly NumberPart[] | undefined)[] = Array.from({ length: word.length + 1 });
    from[word.length] = [];
    for (let at = word.length - 1; at >= 0; at -= 1) {
      for (let size = Math.min(this.#longest, word.length - at); size > 1; size -= 1) {
        const rest = from[at + size];
        const part = rest && this.#part(word.slice(at, at + size), rest[0]?.amount);
        if (part && rest && fits(part, rest[0])) from[at] ??= [part, ...rest];
      }
    }
    return from[0];
  }

  /** Before a vowel a part may lose its own: «venti» in «ventuno» and «vent’anni». */
  #part(piece: string, next: number | undefined): NumberPart | undefined {
    const known = this.#parts.get(piece);
    if (known) return known;
    const isElided = next === undefined ? piece.length > 3 : ELIDED.has(next) || next === 80;
    if (!isElided) return undefined;
    const whole = ['i', 'a', 'o']
      .map((vowel) => this.#parts.get(piece + vowel))
      .find((part) => part);
    return next === undefined && (whole?.amount ?? 0) >= 100 ? undefined : whole;
  }

  /** `terzo` and `ventesimo`, `third` and `twentieth`. */
  ordinal(word: string): number | undefined {
    const known = this.#ordinals.get(word);
    if (known !== undefined) return known;
    const stem = this.#language === 'it' ? cutAt(word, 'esim') : englishStem(word);
    if (stem === undefined || stem.length < 3) return undefined;
    const ends = this.#language === 'it' ? ['', 'i', 'a', 'e', 'o', 'uno'] : [''];
    for (const end of ends) {
      const parts = this.partsOf(stem + end);
      if (parts) return sumOf(parts);
    }
    return undefined;
  }
}

/** Within a word: tens before ones, hundreds before both. */
function fits(part: NumberPart, next: NumberPart | undefined): boolean {
  if (!next || next.multiplies) return true;
  return part.amount > 10 && (part.multiplies || part.amount % 10 === 0)
    ? next.amount < part.amount
    : false;
}

function cutAt(word: string, ending: string): string | undefined {
  const at = word.lastIndexOf(ending);
  return at > 0 && at === word.length - ending.length - 1 ? word.slice(0, at) : undefined;
}

function englishStem(word: string): string | undefined {
  if (word.endsWith('ieth')) return `${word.slice(0, -4)}y`;
  return word.endsWith('th') ? word.slice(0, -2) : undefined;
}

/** The number that parts make together; undefined if they make none: two three. */
export function sumOf(parts: readonly NumberPart[]): number | undefined {
  let [total, current, room] = [0, 0, Number.POSITIVE_INFINITY];
  let last = Number.POSITIVE_INFINITY;
  for (const { amount, multiplies } of parts) {
    if (multiplies && amount === 100) {
      if (current >= 100 || (current > 0 && current % 100 === 0)) return undefined;
      current = Math.max(current, 1) * 100;
      room = 100;
    } else if (multiplies) {
      if (amount >= last) return undefined;
      total += Math.max(current, 1) * amount;
      [current, room, last] = [0, amount, amount];
    } else {
      if (amount >= room) return undefined;
      current += amount;
      room = amount >= 20 ? 10 : 0;
    }
  }
  return total + current;
}
