import { OPAQUE } from './find.ts';
import { DIGIT, END, LETTER, type Literals, MASK, OPEN_END, type Part } from './needs.ts';

export function ofSign(sign: string): Part {
  if (isLetter(sign)) return { needs: [], open: false, letter: sign.toLowerCase() };
  if (sign === '.') return { needs: [], open: false };
  if (/\d/.test(sign)) return { needs: [[DIGIT]], open: true };
  if (/[\uE000\uE001]/.test(sign)) return { needs: [[MASK]], open: true };
  return { needs: isSure(sign) ? [[sign]] : [], open: true };
}

function isLetter(sign: string): boolean {
  return (
    (sign >= 'a' && sign <= 'z') || (sign > '\u007F' && LETTER.test(sign)) || /[A-Z]/.test(sign)
  );
}

/** White space has many signs, and what is found is hidden only later. */
function isSure(sign: string): boolean {
  return sign !== OPAQUE && !/\s/.test(sign);
}

export function ofEscape(typed: string): Part {
  if (typed === '\\d' || typed === '\\p{N}') return { needs: [[DIGIT]], open: true };
  if (typed === '\\s') return { needs: [], open: true };
  if (/^\\u/.test(typed)) return ofSign(String.fromCharCode(Number.parseInt(typed.slice(2), 16)));
  if (/^\\[a-z]/i.test(typed)) return { needs: [], open: false };
  return ofSign(typed.slice(1));
}

export function ofClass(typed: string): Part {
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
export class Sequence {
  open: boolean;
  readonly #needs: Literals[] = [];
  #word = '';
  #wordBegins = false;

  constructor(open: boolean) {
    this.open = open;
  }

  add(part: Part, quantifier: string): void {
    const optional = quantifier !== '' && /^(?:[?*]|\{0)/.test(quantifier);
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
