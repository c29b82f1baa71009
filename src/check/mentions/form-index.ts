import { lowered } from './latin.ts';
import { DIGIT, END, type Literals, MASK, type Needs, rarestFirst } from './needs.ts';

/** Signs of words, by their code, and the sets of literals that those which end here belong to. */
interface Branch {
  readonly next: Map<number, Branch>;
  readonly sets: number[];
  /** The number of the text in which it was met last: letters of a masked number are many. */
  seenIn: number;
}

/** A pattern, and the sets that it needs besides its rarest. */
interface Wanting<T> {
  readonly pattern: T;
  readonly others: readonly number[];
}

interface Known<T> {
  /** Patterns that need nothing, and the others by the rarest set that they need. */
  readonly free: readonly T[];
  readonly byRarest: readonly (readonly Wanting<T>[] | undefined)[];
  /** A mark for each set that a text holds: of texts without digits, and of those with some. */
  readonly marks: Uint8Array;
  readonly marksOfDigits: Uint8Array;
  /** Sets that are rarest of some pattern, and that any digit belongs to. */
  readonly ofDigits: readonly number[];
}

const DIGIT_CODE = DIGIT.charCodeAt(0);
const END_CODE = END.charCodeAt(0);
const MASK_CODE = MASK.charCodeAt(0);

/**
 * Finds, of many patterns, those that a text may match: one walk over the text instead of one for each
 * pattern. It may find too many, never too few.
 */
export class FormIndex<T extends { readonly needs: Needs }> {
  readonly #root: Branch = branch();
  readonly #sets = new Map<string, number>();
  readonly #patterns: readonly T[];
  #known: Known<T> | undefined;
  #texts = 0;

  constructor(patterns: readonly T[]) {
    this.#patterns = patterns;
  }

  /** A tenth of a whole check, for who reads no text: made when the first one is read. */
  #learnt(): Known<T> {
    const free: T[] = [];
    const byRarest: Wanting<T>[][] = [];
    for (const pattern of this.#patterns) {
      const [rarest, ...others] = rarestFirst(pattern.needs).map((one) => this.#setOf(one));
      if (rarest === undefined) free.push(pattern);
      else if (byRarest[rarest] === undefined) byRarest[rarest] = [{ pattern, others }];
      else byRarest[rarest].push({ pattern, others });
    }
    const marks = new Uint8Array(this.#sets.size);
    const marksOfDigits = new Uint8Array(this.#sets.size);
    const digits = this.#takeDigits();
    for (const set of digits) marksOfDigits[set] = 1;
    const ofDigits = digits.filter((set) => byRarest[set] !== undefined);
    return { free, byRarest, marks, marksOfDigits, ofDigits };
  }

  /** A digit belongs to hundreds of sets, and a text holds many digits: they are marked once for all. */
  #takeDigits(): number[] {
    return this.#root.next.get(DIGIT_CODE)?.sets.splice(0) ?? [];
  }

  /** Tells of each pattern whether the text may match it. */
  in(text: string): (pattern: T) => boolean {
    this.#known ??= this.#learnt();
    const { free, byRarest, ofDigits, marksOfDigits } = this.#known;
    const hasDigits = /\d/.test(text);
    const marks = hasDigits ? marksOfDigits : this.#known.marks;
    const held = this.#heldIn(lowered(text), marks);
    const may = new Set(free);
    for (const set of hasDigits ? [...ofDigits, ...held] : held)
      for (const { pattern, others } of byRarest[set] ?? [])
        if (others.every((other) => marks[other] === 1)) may.add(pattern);
    for (const set of held) marks[set] = 0;
    return (pattern) => may.has(pattern);
  }

  /** Marks each set of which the text holds a literal, and tells those that were not marked. */
  #heldIn(lower: string, marks: Uint8Array): number[] {
    const held: number[] = [];
    this.#texts += 1;
    let inWord = false;
    for (let at = 0; at < lower.length; at += 1) {
      const letter = isLetter(lower.charCodeAt(at));
      if (!letter || !inWord) this.#walk(lower, at, marks, held);
      inWord = letter;
    }
    return held;
  }

  #setOf(literals: Literals): number {
    const key = literals.join('|');
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const set = this.#sets.size;
    this.#sets.set(key, set);
    for (const literal of literals) this.#add(literal, set);
    return set;
  }

  #add(literal: string, set: number): void {
    let here = this.#root;
    for (let at = 0; at < literal.length; at += 1) here = nextOf(here, literal.charCodeAt(at));
    here.sets.push(set);
  }

  #walk(text: string, from: number, marks: Uint8Array, held: number[]): void {
    let code = signOf(text.charCodeAt(from));
    let here = this.#root.next.get(code);
    for (let at = from + 1; here; at += 1) {
      if (here.seenIn !== this.#texts) markAll(here.sets, marks, held);
      here.seenIn = this.#texts;
      if (!isLetter(code)) return;
      code = text.charCodeAt(at);
      here = here.next.get(isLetter(code) ? code : END_CODE);
    }
  }
}

function markAll(sets: readonly number[], marks: Uint8Array, held: number[]): void {
  for (const set of sets) {
    if (marks[set] === 1) continue;
    marks[set] = 1;
    held.push(set);
  }
}

function branch(): Branch {
  return { next: new Map(), sets: [], seenIn: 0 };
}

function nextOf({ next }: Branch, code: number): Branch {
  const known = next.get(code) ?? branch();
  next.set(code, known);
  return known;
}

function signOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return DIGIT_CODE;
  return code === 0xe000 || code === 0xe001 ? MASK_CODE : code;
}

/** As Latin letters are told in patterns. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0x24f && code !== 0xf7);
}
