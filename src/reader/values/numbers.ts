import { mergeNodes, type Node } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { type NumberPart, NumberWords, sumOf } from './number-words.ts';
import type { Value } from './value.ts';

const MAX_WORDS = 12;
const MAX_SIGNS = 16;
const CLAUSE_ENDS: ReadonlySet<string> = new Set(',.;?!');

/** Turns digits and number words into values; `digits` keeps `7.30` as typed for later rules. */
export class Numbers {
  readonly #words: NumberWords;
  readonly #group: string;
  readonly #point: string;
  readonly #joinsWords: boolean;

  constructor({ language }: Lexicon) {
    this.#words = NumberWords.of(language);
    this.#group = language === 'it' ? '.' : ',';
    this.#point = language === 'it' ? ',' : '.';
    this.#joinsWords = language === 'en';
  }

  replaceNumbers(nodes: readonly Node[]): Node[] {
    const found: Node[] = [];
    for (let at = 0; at < nodes.length; ) {
      const made =
        this.#aged(nodes, at) ??
        this.#ordinal(nodes, at) ??
        this.#numeral(nodes, at) ??
        this.#worded(nodes, at);
      const node = nodes[at];
      if (made) found.push(joinedDigits(nodes.slice(at, made.to), made.value, made.digits));
      else if (node) found.push(node);
      at = made?.to ?? at + 1;
    }
    return found;
  }

  #aged(nodes: readonly Node[], at: number) {
    const years = this.#words.ageIn(nodes[at]?.norm ?? '');
    if (years === undefined) return undefined;
    const value: Value = { kind: 'quantity', unit: 'year', from: years, to: years, isOfOne: true };
    return { value, to: at + 1, digits: undefined };
  }

  #numeral(nodes: readonly Node[], at: number) {
    if (nodes[at]?.token !== 'digits') return undefined;
    let to = at + 1;
    while (to + 1 < nodes.length && to - at < MAX_SIGNS && joins(nodes, to)) to += 2;
    const pieces = nodes.slice(at, to).map(({ norm }) => norm);
    const end = nodes[to];
    if (end?.glued && end.norm === '½')
      return { value: number(Number(pieces[0]) + 0.5), to: to + 1, digits: undefined };
    const amount = this.#amount(pieces);
    if (amount !== undefined || pieces.length > 1)
      return { value: number(amount ?? Number.NaN), to, digits: pieces.join('') };
    return undefined;
  }

  /** Parses groups of thousands, then decimals; undefined for other signs: `7:30`, `9/6`. */
  #amount(pieces: readonly string[]): number | undefined {
    const [whole = '', ...rest] = pieces;
    let text = whole;
    for (let at = 0; at < rest.length; at += 2) {
      const [mark, digits = ''] = [rest[at], rest[at + 1]];
      const isLast = at + 2 >= rest.length;
      const isGroup = mark === this.#group && digits.length === 3 && text.length <= 3 + at * 2;
      if (isGroup && !text.startsWith('0')) text += digits;
      else if (isLast && (mark === this.#point || (mark === '.' && digits.length < 3)))
        text += `.${digits}`;
      else return undefined;
    }
    return text.length > 15 ? undefined : Number(text);
  }

  #worded(nodes: readonly Node[], at: number) {
    const first = nodes[at];
    if (!first || (first.token !== 'word' && first.token !== 'digits')) return undefined;
    if (beginsClause(nodes, at) && this.#words.isVerb(first.norm, nodes[at + 1]?.norm ?? ''))
      return undefined;
    const collective = this.#words.collective(first.norm);
    if (collective !== undefined) {
      const isArticle = first.tags.has('#article');
      return { value: { ...number(collective), isArticle }, to: at + 1, digits: undefined };
    }
    return this.#parts(nodes, at);
  }

  #parts(nodes: readonly Node[], at: number) {
    let parts: readonly NumberPart[] = [];
    let best: { amount: number; to: number } | undefined;
    for (let to = at; to < nodes.length && to - at < MAX_WORDS; to += 1) {
      const node = nodes[to];
      if (!node || (node.first && to > at)) break;
      const isJoin = node.tags.has('#and') || (node.norm === '-' && node.glued);
      if (isJoin && to > at && this.#mayJoin(node, parts)) continue;
      const own = this.#words.partsOf(node.norm);
      const next = own && [...parts, ...own];
      const isNextNumber = own && to > at && !this.#follows(parts, own);
      const amount = next && !isNextNumber ? sumOf(next) : undefined;
      if (!next || amount === undefined) break;
      parts = next;
      best = { amount, to: to + 1 };
    }
    if (!best) return undefined;
    const isArticle = best.to === at + 1 && nodes[at]?.tags.has('#article');
    return { value: { ...number(best.amount), isArticle }, to: best.to, digits: undefined };
  }

  #mayJoin(node: Node, parts: readonly NumberPart[]): boolean {
    if (node.norm === '-') return this.#joinsWords;
    return parts.at(-1)?.multiplies ?? false;
  }

  /** «trenta cinque» is two numbers in Italian, «thirty five» one in English. */
  #follows(parts: readonly NumberPart[], [next]: readonly NumberPart[]): boolean {
    return (parts.at(-1)?.multiplies ?? false) || next?.multiplies || this.#joinsWords;
  }

  #ordinal(nodes: readonly Node[], at: number) {
    const sign = nodes[at + 1];
    if (nodes[at]?.token === 'digits' && sign?.glued && ORDINAL_SIGNS.has(sign.norm))
      return { value: ordinal(Number(nodes[at]?.norm)), to: at + 2, digits: undefined };
    const amount = this.#words.ordinal(nodes[at]?.norm ?? '');
    if (amount === undefined) return this.#tensAndOrdinal(nodes, at);
    return { value: ordinal(amount), to: at + 1, digits: undefined };
  }

  /** Tens and an ordinal: «twenty-first». */
  #tensAndOrdinal(nodes: readonly Node[], at: number) {
    const [tens, ...more] = this.#words.partsOf(nodes[at]?.norm ?? '') ?? [];
    if (!this.#joinsWords || !tens || more.length > 0 || tens.amount < 20 || tens.amount > 90)
      return undefined;
    const to = nodes[at + 1]?.norm === '-' ? at + 2 : at + 1;
    const last = this.#words.ordinal(nodes[to]?.norm ?? '');
    if (last === undefined || last > 9 || nodes[to]?.first) return undefined;
    return { value: ordinal(tens.amount + last), to: to + 1, digits: undefined };
  }
}

function joins(nodes: readonly Node[], at: number): boolean {
  const [mark, digits] = [nodes[at], nodes[at + 1]];
  return Boolean(
    mark?.glued && digits?.glued && digits.token === 'digits' && '.,:/'.includes(mark.norm),
  );
}

function beginsClause(nodes: readonly Node[], at: number): boolean {
  const before = nodes[at - 1];
  return (
    !before || Boolean(nodes[at]?.first) || before.tags.has('#if') || CLAUSE_ENDS.has(before.norm)
  );
}

const ORDINAL_SIGNS = new Set(['st', 'nd', 'rd', 'th', 'º', 'ª', '°']);

function ordinal(amount: number): Value {
  return { kind: 'ordinal', from: amount, to: amount };
}

export function number(amount: number): Value {
  return { kind: 'number', from: amount, to: amount };
}

function joinedDigits(nodes: readonly Node[], value: Value, digits: string | undefined): Node {
  const node = mergeNodes(nodes, value);
  const tags = nodes.length === 1 ? (nodes[0]?.tags ?? node.tags) : node.tags;
  return { ...node, tags, ...(digits === undefined ? {} : { digits }) };
}
