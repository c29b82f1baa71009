import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type CharSet, charSet, EVERY, isLineEnd, union, without } from './char-set.ts';

/**
 * The positions of a pattern, and the number of ways from each to the next. Every path is one that
 * backtracking may try. Assertions are taken to hold, or walked as branches that end: there may be
 * too many paths, never too few.
 */
export interface Automaton {
  readonly chars: readonly CharSet[];
  /** For each position, the next ones, and in how many ways. */
  readonly next: readonly ReadonlyMap<number, number>[];
  readonly starts: readonly number[];
  /** The position before a match, and those after which the match is certain. */
  readonly before: number;
  readonly sure: ReadonlySet<number>;
  /** Whether a lookbehind has loops: it runs at each position of a text. */
  readonly looksBackFar: boolean;
}

/** The first and last positions of a part of a pattern, each with its number of ways. */
interface Part {
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
  /** Ways to match nothing. */
  readonly empty: number;
  /** Last positions after which nothing more is required. */
  readonly sure: ReadonlySet<number>;
  /** Whether an empty match requires something, as `$` does. */
  readonly asks?: boolean;
}

const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1, sure: new Set() };
const ASSERTED: Part = { ...NOTHING, asks: true };

/** A part with more repetitions counts as unbounded, which is at least as many paths. */
const MOST_COPIES = 12;

export interface Reading {
  /** False when only loops matter: repeated parts are not copied. */
  readonly copies: boolean;
}

export function automatonOf(source: string, flags: string, reading: Reading): Automaton {
  return new Builder(flags, reading).build(source);
}

class Builder {
  readonly #flags: string;
  readonly #copies: boolean;
  readonly #chars: CharSet[] = [];
  readonly #next: Map<number, number>[] = [];
  readonly #sure = new Set<number>();
  #looksBackFar = false;

  constructor(flags: string, { copies }: Reading) {
    this.#flags = flags;
    this.#copies = copies;
  }

  build(source: string): Automaton {
    const mode = { unicode: this.#flags.includes('u'), unicodeSets: this.#flags.includes('v') };
    const { alternatives } = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(
      source,
      0,
      source.length,
      mode,
    );
    const anywhere = this.#position(EVERY);
    this.#next[anywhere]?.set(anywhere, 1);
    const starts = [anywhere, ...alternatives.flatMap((one) => this.#begun(one, anywhere))];
    return {
      chars: this.#chars,
      next: this.#next,
      starts,
      before: anywhere,
      sure: this.#sure,
      looksBackFar: this.#looksBackFar,
    };
  }

  /** A search starts at each position, except where the guard before it forbids it. */
  #begun(alternative: AST.Alternative, anywhere: number): number[] {
    const { first, sure } = this.#sequence(alternative.elements, this.#flags);
    for (const at of sure) this.#sure.add(at);
    const before = this.#flags.includes('y') ? 'start' : this.#guardOf(alternative.elements[0]);
    if (before === 'start') return [...first.keys()];
    const from = before === undefined ? anywhere : this.#position(before);
    if (from !== anywhere) this.#join(new Map([[anywhere, 1]]), new Map([[from, 1]]));
    this.#join(new Map([[from, 1]]), first);
    return [...first.keys()];
  }

  /** The characters allowed before a match; undefined for any. */
  #guardOf(element: AST.Element | undefined): CharSet | 'start' | undefined {
    if (element?.type !== 'Assertion') return undefined;
    if (element.kind === 'start') return this.#flags.includes('m') ? isLineEnd : 'start';
    if (element.kind !== 'lookbehind') return undefined;
    const single = element.alternatives.map(({ elements }) =>
      elements.length === 1 && elements[0] ? this.#single(elements[0]) : undefined,
    );
    const known = single.filter((one) => one !== undefined);
    if (element.negate) return known.length > 0 ? without(EVERY, union(known)) : undefined;
    return known.length === single.length ? union(known) : undefined;
  }

  #single(element: AST.Element): CharSet | undefined {
    return isChar(element) ? charSet(element.raw, this.#flags) : undefined;
  }

  #position(chars: CharSet): number {
    this.#chars.push(chars);
    return this.#next.push(new Map()) - 1;
  }

  #join(last: Part['last'], first: Part['first'], ways = 1): void {
    for (const [from, out] of last)
      for (const [to, into] of first) {
        const next = this.#next[from];
        next?.set(to, (next.get(to) ?? 0) + out * into * ways);
      }
  }

  #sequence(elements: readonly AST.Element[], flags: string): Part {
    return elements.reduce<Part>(
      (before, element) => this.#after(before, this.#element(element, flags)),
      NOTHING,
    );
  }

  #after(a: Part, b: Part): Part {
    this.#join(a.last, b.first);
    return {
      first: sum(a.first, b.first, a.empty),
      last: sum(b.last, a.last, b.empty),
      empty: Math.min(2, a.empty * b.empty),
      sure: b.empty > 0 && !b.asks ? new Set([...a.sure, ...b.sure]) : b.sure,
      asks: Boolean(a.asks || b.asks),
    };
  }

  #oneOf(alternatives: readonly AST.Alternative[], flags: string): Part {
    const parts = alternatives.map(({ elements }) => this.#sequence(elements, flags));
    return parts.reduce((a, b) => ({
      first: sum(a.first, b.first),
      last: sum(a.last, b.last),
      empty: Math.min(2, a.empty + b.empty),
      sure: new Set([...a.sure, ...b.sure]),
      asks: [a, b].every(({ empty, asks }) => empty === 0 || asks),
    }));
  }

  #element(element: AST.Element, flags: string): Part {
    if (isChar(element)) {
      const one = new Map([[this.#position(charSet(element.raw, flags)), 1]]);
      return { first: one, last: one, empty: 0, sure: new Set(one.keys()) };
    }
    if (element.type === 'CapturingGroup') return this.#oneOf(element.alternatives, flags);
    if (element.type === 'Group') {
      const { add, remove } = element.modifiers ?? {};
      const added = add?.ignoreCase ? 'i' : '';
      const own = remove?.ignoreCase ? flags.replace('i', '') : flags + added;
      return this.#oneOf(element.alternatives, [...new Set(own)].join(''));
    }
    if (element.type === 'Quantifier') return this.#repeated(element, flags);
    if (element.type === 'Assertion') return this.#assertion(element, flags);
    if (element.type === 'Backreference') return NOTHING;
    throw new RangeError(`no automaton for ${element.type}`);
  }

  /** A dead end: the rest of the pattern continues from where the assertion is. */
  #assertion(element: AST.Assertion, flags: string): Part {
    if (element.kind !== 'lookahead' && element.kind !== 'lookbehind') return ASSERTED;
    const inner = this.#oneOf(element.alternatives, flags);
    if (element.kind === 'lookahead') return { ...ASSERTED, first: inner.first };
    if (/[*+]|\{\d+,\}/.test(element.raw.replace(/\\.|\[(?:[^\]\\]|\\.)*\]/g, 'x')))
      this.#looksBackFar = true;
    return ASSERTED;
  }

  #repeated({ element, min, max }: AST.Quantifier, flags: string): Part {
    if (max === 0) return NOTHING;
    const one = () => this.#element(element, flags);
    if (max === 1) return optional(one(), min);
    if (max <= MOST_COPIES) {
      if (!this.#copies) return optional(one(), min);
      let part = NOTHING;
      for (let copy = max; copy >= 1; copy -= 1)
        part = optional(this.#after(one(), part), copy <= min ? 1 : 0);
      return part;
    }
    const loop = one();
    this.#join(loop.last, loop.first);
    return optional(loop, min);
  }
}

function optional(part: Part, min: number): Part {
  return min > 0 ? part : { ...part, empty: 1, asks: false };
}

function sum(a: Part['first'], b: Part['first'], ways = 1): Part['first'] {
  const all = new Map(a);
  if (ways > 0)
    for (const [at, many] of b) all.set(at, Math.min(2, (all.get(at) ?? 0) + many * ways));
  return all;
}

function isChar({ type }: AST.Element): boolean {
  return /^(?:Character|CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(type);
}
