import { OPAQUE } from './find.ts';

/** Stand for any digit, and for a number in words, among the beginnings of words. */
export const DIGIT = '0';
export const MASK = '\uE000';
/** Ends a word that must stand whole. */
export const END = ' ';
/** Ends one of which the pattern that follows says whether it must. */
const OPEN_END = '\uE002';

/** Beginnings of words, or signs, one of which a text must hold. */
export type Literals = readonly string[];
/** Literals of which it must hold one each. */
export type Needs = readonly Literals[];

/** A part of a pattern: what it needs, and whether a word may begin right after it. */
export interface Part {
  readonly needs: Needs;
  readonly open: boolean;
  /** A letter by itself. */
  readonly letter?: string;
  /** Takes no room. */
  readonly empty?: boolean;
}

const LETTER = /\p{L}/u;
const WORD_EDGE = /^\(\?<?!(?:\\p\{L\}|\[[^\]]*\\p\{L\}[^\]]*\])(?:\||\))/;
/** After it another word begins. */
const NEW_WORD = /^(?:\(\?!(?:\\p\{L\}|\[[^\]]*\\p\{L\}[^\]]*\])(?:\||\))|\\s\+)/;

/** A named pattern, where a word may begin or not. */
export type Slot = (name: string, open: boolean) => Part;

/**
 * What a text must hold before a pattern can match it. Reads the patterns of forms, not all that a
 * regular expression may be; `{name}` is another pattern.
 */
export function partOf(source: string, slot: Slot, open = true): Part {
  return new PatternReader(source, slot).read(open);
}

/** The needs of a whole pattern. */
export function needsOf(source: string, slot: Slot): Needs {
  return ended(partOf(source, slot).needs, '');
}

class PatternReader {
  readonly #source: string;
  readonly #slot: Slot;
  #at = 0;

  constructor(source: string, slot: Slot) {
    this.#source = source;
    this.#slot = slot;
  }

  read(open: boolean): Part {
    return this.#alternatives(open);
  }

  /** A single alternative without any need leaves nothing that is sure. */
  #alternatives(open: boolean): Part {
    const first = this.#sequence(open);
    if (this.#source[this.#at] !== '|') return first;
    const parts = [first];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      parts.push(this.#sequence(open));
    }
    return { needs: oneOfEach(parts), open: parts.every((part) => part.open) };
  }

  #sequence(open: boolean): Part {
    const sequence = new Sequence(open);
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const part = this.#part(sequence.open);
      sequence.add(part, this.#quantifier());
    }
    return sequence.done();
  }

  #part(open: boolean): Part {
    const sign = this.#source[this.#at] ?? '';
    if (sign === '(') return this.#group(open);
    if (sign === '{') return this.#named(open);
    if (sign === '[') return ofClass(this.#take(/\[(?:[^\]\\]|\\.)*\]/y));
    if (sign === '\\') return ofEscape(this.#take(/\\(?:[pP]\{\w+\}|u[\dA-F]{4}|.)/iy));
    if (sign === '^' || sign === '$') return this.#edge();
    this.#at += 1;
    return ofSign(sign);
  }

  #edge(): Part {
    this.#at += 1;
    return { needs: [], open: true, empty: true };
  }

  #named(open: boolean): Part {
    const name = /\w+/.exec(this.#take(/\{[^}]*\}/y))?.[0] ?? '';
    const part = this.#slot(name, open);
    return { ...part, needs: this.#endedHere(part.needs) };
  }

  #group(open: boolean): Part {
    const isEdge = WORD_EDGE.test(this.#source.slice(this.#at));
    const lead = this.#take(/\((?:\?(?:<?[=!]|<\w+>|[-a-z]*:))?/y);
    const around = /^\(\?<?[=!]/.test(lead);
    const inner = this.#alternatives(around ? lead.includes('<') || open : open);
    this.#at += 1;
    if (!around) return { ...inner, needs: this.#endedHere(inner.needs) };
    const needs = lead.endsWith('!') ? [] : ended(inner.needs, '');
    return { needs, open: open || isEdge, empty: true };
  }

  #endedHere(needs: Needs): Needs {
    const rest = this.#source.slice(this.#at);
    return rest.startsWith(')') ? needs : ended(needs, NEW_WORD.test(rest) ? END : '');
  }

  #quantifier(): string {
    return this.#take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??|/y);
  }

  #take(regex: RegExp): string {
    regex.lastIndex = this.#at;
    const [taken = ''] = regex.exec(this.#source) ?? [];
    this.#at += taken.length;
    return taken;
  }
}

function ofSign(sign: string): Part {
  if (LETTER.test(sign)) return { needs: [], open: false, letter: sign.toLowerCase() };
  if (sign === '.') return { needs: [], open: false };
  if (/\d/.test(sign)) return { needs: [[DIGIT]], open: true };
  if (/[\uE000\uE001]/.test(sign)) return { needs: [[MASK]], open: true };
  return { needs: isSure(sign) ? [[sign]] : [], open: true };
}

/** White space has many signs, and what is found is hidden only later. */
function isSure(sign: string): boolean {
  return sign !== OPAQUE && !/\s/.test(sign);
}

function ofEscape(typed: string): Part {
  if (typed === '\\d' || typed === '\\p{N}') return { needs: [[DIGIT]], open: true };
  if (typed === '\\s') return { needs: [], open: true };
  if (/^\\u/.test(typed)) return ofSign(String.fromCharCode(Number.parseInt(typed.slice(2), 16)));
  if (/^\\[a-z]/i.test(typed)) return { needs: [], open: false };
  return ofSign(typed.slice(1));
}

function ofClass(typed: string): Part {
  const inside = typed.slice(1, -1);
  if (inside.startsWith('^')) return { needs: [], open: false };
  if (/^[\uE000\uE001]+$/.test(inside)) return { needs: [[MASK]], open: true };
  if (/^(?:\\d|\d|-)+$/.test(inside) && /\d|\\d/.test(inside))
    return { needs: [[DIGIT]], open: true };
  if (/^[^\w\s\\À-ÖØ-öø-ɏ]+$/.test(inside) && !/.-./.test(inside))
    return { needs: [...inside].every(isSure) ? [[...inside]] : [], open: true };
  const letters = /\\[pwbD]/.test(inside) || LETTER.test(inside.replace(/\\./g, ''));
  return { needs: [], open: !letters };
}

/** What stands in a row: all that its parts need. */
class Sequence {
  open: boolean;
  readonly #needs: Literals[] = [];
  #word = '';
  #wordBegins = false;

  constructor(open: boolean) {
    this.open = open;
  }

  add(part: Part, quantifier: string): void {
    const optional = /^(?:[?*]|\{0)/.test(quantifier);
    if (part.letter !== undefined) this.#addLetter(part.letter, quantifier, optional);
    else this.#addOther(part, optional);
  }

  done(): Part {
    this.#endWord(OPEN_END);
    return { needs: this.#needs, open: this.open };
  }

  #addLetter(letter: string, quantifier: string, optional: boolean): void {
    if (optional) this.#endWord('');
    else {
      if (this.#word === '') this.#wordBegins = this.open;
      this.#word += letter;
      if (quantifier !== '') this.#endWord('');
    }
    this.open = false;
  }

  #addOther(part: Part, optional: boolean): void {
    this.#endWord(!optional && part.open ? END : '');
    if (!optional) this.#needs.push(...part.needs);
    if (part.empty) this.open = part.open || this.open;
    else this.open = optional ? this.open && part.open : part.open;
  }

  #endWord(end: string): void {
    if (this.#word !== '' && this.#wordBegins) this.#needs.push([this.#word + end]);
    this.#word = '';
  }
}

function ended(needs: Needs, end: string): Needs {
  return needs.map((literals) => literals.map((literal) => literal.replace(OPEN_END, end)));
}

/** Of each alternative what fewest texts hold. */
function oneOfEach(parts: readonly Part[]): Needs {
  const rarest = parts.map(({ needs }) => rarestOf(needs));
  const all = rarest.flatMap((literals) => literals ?? []);
  return rarest.every(Boolean) ? [[...new Set(all)]] : [];
}

function rarestOf(needs: Needs): Literals | undefined {
  return needs.reduce<Literals | undefined>(
    (best, one) => (best && commonness(best) <= commonness(one) ? best : one),
    undefined,
  );
}

const BY_LENGTH = [0, 60, 30, 10, 3];

function commonness(literals: Literals): number {
  return literals.reduce((sum, literal) => sum + weightOf(literal), 0);
}

function weightOf(literal: string): number {
  if (literal === DIGIT) return 300;
  if (literal === MASK) return 60;
  if (!LETTER.test(literal)) return '€%'.includes(literal) ? 6 : 80;
  return (BY_LENGTH[literal.length] ?? 1) / (literal.endsWith(END) ? 2 : 1);
}
