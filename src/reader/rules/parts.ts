import { type Node, type Part, sign, tag, value } from '../grammar.ts';
import type { Value, ValueKind } from '../value.ts';

export const dash = sign('-', '–', '—', '−', '/');
export const joiner: Part = { is: (node) => dash.is(node) || node.tags.has('#to') };
export const article = tag('#the', '#article');

export function is(kind: ValueKind, test: (value: Value) => boolean = () => true): Part {
  return value((one) => one.kind === kind && !Number.isNaN(one.from) && test(one));
}

/** A plain number, whole and within bounds. */
export function whole(from: number, to: number): Part {
  return is('number', (one) => Number.isInteger(one.from) && one.from >= from && one.from <= to);
}

export const anyNumber = is('number');
export const single = (kind: ValueKind) => is(kind, ({ isRange }) => !isRange);

/** Digits with signs between them, such as `7:30`. */
export function digits(test: (pieces: readonly number[], node: Node) => boolean): Part {
  return { is: (node) => node.digits !== undefined && test(piecesOf(node), node) };
}

export function piecesOf({ digits: typed = '' }: Node): number[] {
  const pieces: number[] = [];
  let digit = '';
  for (const mark of `${typed} `) {
    if (mark >= '0' && mark <= '9') digit += mark;
    else {
      pieces.push(Number(digit));
      digit = '';
    }
  }
  return pieces;
}

export function tagged(node: Node | undefined, prefix: string): number {
  for (const one of node?.tags ?? [])
    if (one.startsWith(prefix)) return Number(one.slice(prefix.length));
  return Number.NaN;
}

export function tagsWith(prefix: string): Part {
  return {
    is: ({ tags, value: made }) => !made && [...tags].some((one) => one.startsWith(prefix)),
  };
}

export function unitOf(node: Node | undefined): string {
  for (const one of node?.tags ?? []) if (one.startsWith('unit:')) return one.slice(5);
  return '';
}

/** A range of two values of one kind; nothing where it runs backwards. */
export function range(from: Value | undefined, to: Value | undefined): Value | undefined {
  if (!from || !to || (from.from > to.to && from.year === to.year)) return undefined;
  const { side, vague, ...rest } = to;
  const year = from.year ?? to.year;
  return { ...rest, from: from.from, to: to.to, isRange: true, ...(year ? { year } : {}) };
}

export function unitFollows(next: Node | undefined): boolean {
  return [...(next?.tags ?? [])].some((one) => one.startsWith('unit:'));
}

/** Stands where no node does. */
export const NOTHING: Node = {
  start: 0,
  end: 0,
  norm: '',
  token: 'sign',
  tags: new Set(),
  glued: false,
  first: false,
};

function isYear(one: number | undefined): boolean {
  return one !== undefined && one >= 1900 && one <= 2100;
}

export const year: Part = {
  is: (node) => /^\d{4}$/.test(node.digits ?? '') && isYear(node.value?.from),
};

export const toEnd: Part = {
  is: (node) => dash.is(node) || node.tags.has('#to') || node.tags.has('#until'),
};
