import { DIGIT, END, type Literals, MASK, type Needs } from './literals.ts';

/** Letters of words, and the sets of literals that those which end here belong to. */
interface Branch {
  readonly next: Map<string, Branch>;
  readonly sets: number[];
}

/**
 * Finds, of many patterns, those that a text may match: one walk over the text instead of one for each
 * pattern. It may find too many, never too few.
 */
export class FormIndex {
  readonly #root: Branch = branch();
  readonly #sets = new Map<string, number>();
  /** For each pattern, the sets of which a text must hold one literal each. */
  readonly #needs: readonly (readonly number[])[];

  constructor(patterns: readonly Needs[]) {
    this.#needs = patterns.map((needs) => needs.map((literals) => this.#setOf(literals)));
  }

  /** Tells of each pattern, by its place, whether the text may match it. */
  in(text: string): (place: number) => boolean {
    const held = new Uint8Array(this.#sets.size);
    const lower = text.toLowerCase();
    let inWord = false;
    for (let at = 0; at < lower.length; at += 1) {
      const letter = isLetter(lower, at);
      if (!letter || !inWord) this.#walk(lower, at, held);
      inWord = letter;
    }
    return (place) => this.#needs[place]?.every((set) => held[set] === 1) === true;
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
    for (const sign of literal) here = nextOf(here, sign);
    here.sets.push(set);
  }

  #walk(text: string, from: number, held: Uint8Array): void {
    let here = this.#root.next.get(signAt(text, from));
    for (let at = from + 1; here; at += 1) {
      for (const set of here.sets) held[set] = 1;
      if (!isLetter(text, at - 1)) return;
      here = here.next.get(isLetter(text, at) ? (text[at] ?? '') : END);
    }
  }
}

function branch(): Branch {
  return { next: new Map(), sets: [] };
}

function nextOf({ next }: Branch, sign: string): Branch {
  const known = next.get(sign) ?? branch();
  next.set(sign, known);
  return known;
}

function signAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return DIGIT;
  return code === 0xe000 || code === 0xe001 ? MASK : (text[at] ?? '');
}

/** As Latin letters are told in patterns. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0x24f && code !== 0xf7);
}
