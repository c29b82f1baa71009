import { DIGIT, END, type Literals, MASK, type Needs } from './needs.ts';

/** Signs of words, by their code, and the sets of literals that those which end here belong to. */
interface Branch {
  readonly next: Map<number, Branch>;
  readonly sets: number[];
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
  /** For each pattern, the sets of which a text must hold one literal each. */
  #needs: ReadonlyMap<T, readonly number[]> | undefined;

  constructor(patterns: readonly T[]) {
    this.#patterns = patterns;
  }

  /** A tenth of a whole check, for who reads no text: made when the first one is read. */
  #known(): ReadonlyMap<T, readonly number[]> {
    this.#needs ??= new Map(
      this.#patterns.map((one) => [one, one.needs.map((literals) => this.#setOf(literals))]),
    );
    return this.#needs;
  }

  /** Tells of each pattern whether the text may match it. */
  in(text: string): (pattern: T) => boolean {
    const needs = this.#known();
    const held = new Uint8Array(this.#sets.size);
    const lower = text.toLowerCase();
    let inWord = false;
    for (let at = 0; at < lower.length; at += 1) {
      const letter = isLetter(lower.charCodeAt(at));
      if (!letter || !inWord) this.#walk(lower, at, held);
      inWord = letter;
    }
    return (pattern) => needs.get(pattern)?.every((set) => held[set] === 1) === true;
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

  #walk(text: string, from: number, held: Uint8Array): void {
    let code = signOf(text.charCodeAt(from));
    let here = this.#root.next.get(code);
    for (let at = from + 1; here; at += 1) {
      for (const set of here.sets) held[set] = 1;
      if (!isLetter(code)) return;
      code = text.charCodeAt(at);
      here = here.next.get(isLetter(code) ? code : END_CODE);
    }
  }
}

function branch(): Branch {
  return { next: new Map(), sets: [] };
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
