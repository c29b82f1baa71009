import { type Node, type Part, rulesWith, value } from '../grammar.ts';
import type { Value, ValueKind } from '../value.ts';

/** An optional part that may be missing. */
export type Maybe = Node | undefined;

export function ofKind(kind: ValueKind, test: (value: Value) => boolean = () => true): Part {
  return value((found) => found.kind === kind && !Number.isNaN(found.from) && test(found));
}

/** A whole number within bounds. */
export function whole(from: number, to: number): Part {
  return ofKind(
    'number',
    (found) => Number.isInteger(found.from) && found.from >= from && found.from <= to,
  );
}

export const single = (kind: ValueKind) => ofKind(kind, ({ isRange }) => !isRange);

/** The numbers between the signs of `7:30`. */
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

/** The number that ends the first tag with this beginning: 6 for `month:6`. */
export function tagged(node: Maybe, prefix: string): number {
  return Number(nameOf(node, prefix) ?? Number.NaN);
}

export function unitOf(node: Maybe): string {
  return nameOf(node, 'unit:') ?? '';
}

function nameOf(node: Maybe, prefix: string): string | undefined {
  return [...(node?.tags ?? [])].find((tag) => tag.startsWith(prefix))?.slice(prefix.length);
}

function word(prefix: string): Part {
  return { matches: (node) => !node.value && nameOf(node, prefix) !== undefined };
}

export function unitFollows(next: Maybe): boolean {
  return nameOf(next, 'unit:') !== undefined;
}

/** A range of two values of one kind; undefined if it runs backwards. */
export function range(from: Value | undefined, to: Value | undefined): Value | undefined {
  if (!from || !to || (from.from > to.to && from.year === to.year)) return undefined;
  const { side, vague, ...rest } = to;
  const year = from.year ?? to.year;
  return { ...rest, from: from.from, to: to.to, isRange: true, ...(year ? { year } : {}) };
}

export function withSide(node: Maybe, side: Value['side']): Value | undefined {
  return node?.value && { ...node.value, side };
}

export const dash: Part = {
  matches: ({ token, norm }) => token === 'punctuation' && '-–—−/'.includes(norm),
};

/** Stands in for a missing node. */
export const NO_NODE: Node = {
  start: 0,
  end: 0,
  norm: '',
  token: 'punctuation',
  tags: new Set(),
  glued: false,
  first: false,
};

/** The parts that patterns of all kinds name. */
export const PARTS: Readonly<Record<string, Part>> = {
  dash,
  the: { matches: ({ tags }) => tags.has('#the') || tags.has('#article') },
  number: ofKind('number'),
  unit: word('unit:'),
  month: word('month:'),
  weekday: word('weekday:'),
  minutes: word('unit:minute'),
  year: value(({ from }, { digits: typed }) => typed?.length === 4 && from >= 1900 && from <= 2100),
  /** Look-ups normalise it away. */
  apostrophe: { matches: ({ token, norm }) => token === 'punctuation' && norm === '' },
  shortYear: { matches: ({ digits: typed }) => typed?.length === 2 },
  toward: {
    matches: (node) => dash.matches(node) || node.tags.has('#to') || node.tags.has('#until'),
  },
  time: single('time'),
  date: single('date'),
};

export const rule = rulesWith(PARTS);
