import { maybe, type Node, type Rule, sign, tag } from '../grammar.ts';
import type { Value, ValueKind } from '../value.ts';
import { anyNumber, article, dash, is, piecesOf, range, tagsWith, unitOf } from './parts.ts';

const currency = tag('#currency');
const unit = tagsWith('unit:');
const half = tag('#half');

function amount(
  kind: ValueKind,
  node: Node | undefined,
  more: Partial<Value> = {},
): Value | undefined {
  const one = node?.value;
  return one && !Number.isNaN(one.from)
    ? { kind, from: one.from, to: one.to, isRange: one.isRange, ...more }
    : undefined;
}

const multiplier = tag('#multiplier');
const plain = is('number', ({ isArticle }) => !isArticle);

export const amountRules: readonly Rule[] = [
  {
    parts: [
      plain,
      currency,
      maybe(tag('#and')),
      is('number', ({ from }) => from >= 10 && from < 100),
    ],
    make: ([n, , , c], next) => (isLast(next) ? money(n, c) : undefined),
  },
  {
    parts: [anyNumber, multiplier],
    make: ([n, m]) =>
      m?.value && n?.value && n.digits !== undefined
        ? {
            kind: 'number',
            from: rounded(n.value.from * m.value.from),
            to: n.value.from * m.value.from,
          }
        : undefined,
  },
  {
    parts: [is('number', ({ from }) => from >= 1000), tag('#and'), half],
    make: ([n]) => n?.value && { ...n.value, from: n.value.from * 1.5, to: n.value.from * 1.5 },
  },
  {
    parts: [
      anyNumber,
      maybe(tag('#of')),
      currency,
      maybe(tag('#and')),
      is('number', ({ from }) => from < 100),
      tag('#cents'),
    ],
    make: ([n, , , , c]) => money(n, c),
  },
  {
    parts: [anyNumber, maybe(tag('#of')), currency],
    make: ([n], next) => (n?.value?.isArticle && next?.value ? undefined : amount('money', n)),
  },
  {
    parts: [currency, anyNumber, maybe(multiplier)],
    make: ([, n, m]) => amount('money', n && m?.value ? scaled(n, m.value.from) : n),
  },
  {
    parts: [anyNumber, tag('#cents')],
    make: ([n]) => n?.value && { kind: 'money', from: n.value.from / 100, to: n.value.to / 100 },
  },
  { parts: [anyNumber, tag('#percent')], make: ([n]) => amount('percent', n) },
  {
    parts: [anyNumber, tag('#outOf'), is('number', ({ from }) => from === 5 || from === 10)],
    make: ([n]) => (n?.value && n.value.from <= 10 ? amount('rating', n) : undefined),
  },
  {
    parts: [tag('#aged'), anyNumber, maybe(tag('#to', '#and')), maybe(dash), anyNumber],
    make: ([, a, , , b]) => years(range(a?.value, b?.value)),
  },
  { parts: [tag('#aged'), anyNumber], make: ([, n]) => years(n?.value) },
  {
    parts: [anyNumber, maybe(sign('-')), unit, maybe(sign('-')), maybe(tag('#old'))],
    make: ([n, , u]) => counted(n, u),
  },
  {
    parts: [
      { is: (node) => (node.digits ?? '').includes('/') && piecesOf(node).length === 2 },
      unit,
    ],
    make: ([n, u]) => slashed(n, u),
  },
  { parts: [half, maybe(article), unit], make: ([, , u]) => quantity(0.5, unitOf(u)) },
  {
    parts: [maybe(article), tag('#quarter'), tag('#of'), maybe(article), unit],
    make: ([, , , , u]) => quantity(0.25, unitOf(u)),
  },
  {
    parts: [anyNumber, tag('#quarter'), maybe(tag('#of')), maybe(article), unit],
    make: ([n, , , , u]) => quantity((n?.value?.from ?? 0) / 4, unitOf(u)),
  },
  {
    parts: [anyNumber, tag('#and'), maybe(article), half, unit],
    make: ([n, , , , u]) => n?.value && quantity(n.value.from + 0.5, unitOf(u)),
  },
  { parts: [tag('#every'), unit], make: ([, u]) => quantity(1, unitOf(u), true) },
  { parts: [tag('#everyOther'), unit], make: ([, u]) => quantity(2, unitOf(u), true) },
  { parts: [tag('#fortnightly')], make: () => quantity(2, 'week', true) },
  {
    parts: [tag('#once'), maybe(tag('#per')), unit],
    make: ([, , u]) => quantity(1, unitOf(u), true),
  },
  { parts: [tag('#free')], make: () => ({ kind: 'money', from: 0, to: 0 }) },
];

/** «17 euro 25.» */
function isLast(next: Node | undefined): boolean {
  if (!next || next.first) return true;
  return next.token === 'sign' && next.tags.size === 0;
}

function rounded(one: number): number {
  return Math.round(one * 100) / 100;
}

function scaled(node: Node, by: number): Node {
  return node.value
    ? {
        ...node,
        value: {
          ...node.value,
          from: rounded(node.value.from * by),
          to: rounded(node.value.to * by),
        },
      }
    : node;
}

function money(whole: Node | undefined, cents: Node | undefined): Value | undefined {
  const sum = (whole?.value?.from ?? 0) + (cents?.value?.from ?? 0) / 100;
  return { kind: 'money', from: sum, to: sum };
}

function quantity(one: number, name: string, isEvery?: boolean): Value {
  return { kind: 'quantity', from: one, to: one, unit: name, ...(isEvery ? { isEvery } : {}) };
}

function years(one: Value | undefined): Value | undefined {
  return one && one.to < 100
    ? { kind: 'quantity', from: one.from, to: one.to, isRange: one.isRange, unit: 'year' }
    : undefined;
}

function counted(node: Node | undefined, of: Node | undefined): Value | undefined {
  return amount('quantity', node, { unit: unitOf(of), isArticle: node?.value?.isArticle });
}

function slashed(node: Node | undefined, of: Node | undefined): Value | undefined {
  const [from = 0, to = 0] = node ? piecesOf(node) : [];
  return from < to ? { kind: 'quantity', from, to, isRange: true, unit: unitOf(of) } : undefined;
}
