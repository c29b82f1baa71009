import { END, ended, type Needs, oneOfEach, type Part } from './needs.ts';
import { ofClass, ofEscape, ofSign, Sequence } from './pattern-parts.ts';

/** No letter before or behind, or some sign before. */
const WORD_EDGE =
  /^\(\?(?:<?!(?:\\p\{L\}|\[[^\]]*\\p\{L\}[^\]]*\])(?:\||\))|<=\[(?:\\s|[^\]\\\p{L}])*\]\))/u;
/** After it another word begins. */
const NEW_WORD = /^(?:\(\?!(?:\\p\{L\}|\[[^\]]*\\p\{L\}[^\]]*\])(?:\||\))|\\s\+)/;

const QUANTIFIERS = '?*+{';

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
    if (this.#source[this.#at] === ')') return needs;
    return ended(needs, NEW_WORD.test(this.#source.slice(this.#at)) ? END : '');
  }

  /** Nearly every part stands without one. */
  #quantifier(): string {
    if (!QUANTIFIERS.includes(this.#source[this.#at] ?? ' ')) return '';
    return this.#take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??|/y);
  }

  #take(regex: RegExp): string {
    regex.lastIndex = this.#at;
    const [taken = ''] = regex.exec(this.#source) ?? [];
    this.#at += taken.length;
    return taken;
  }
}
