import { maybe, type Node, type Rule, tag, value } from '../grammar.ts';
import type { Vague, ValueKind } from '../value.ts';
import { article, dash, is, range } from './parts.ts';

const half = tag('#half');
const amounts: readonly ValueKind[] = ['money', 'percent', 'quantity', 'number', 'rating'];
const any = value(
  ({ kind, from }) => (amounts.includes(kind) || kind === 'ordinal') && !Number.isNaN(from),
);
const anySingle = value(
  ({ kind, isRange, from }) => amounts.includes(kind) && !isRange && !Number.isNaN(from),
);
const aQuantity = is('quantity');

/** Ranges of amounts and what makes them vague. */
export const amountRangeRules: readonly Rule[] = [
  {
    parts: [aQuantity, tag('#and'), half],
    make: ([q]) => q?.value && { ...q.value, from: q.value.from + 0.5, to: q.value.to + 0.5 },
  },
  {
    parts: [aQuantity, tag('#and'), maybe(article), tag('#quarter')],
    make: ([q]) => q?.value && { ...q.value, from: q.value.from + 0.25, to: q.value.to + 0.25 },
  },
  {
    parts: [tag('#every'), maybe(article), aQuantity],
    make: ([, , q]) => q?.value && { ...q.value, isEvery: true },
  },
  {
    parts: [
      maybe(tag('#from', '#between')),
      maybe(article),
      anySingle,
      { is: (node) => dash.is(node) || node.tags.has('#to') || node.tags.has('#or') },
      maybe(article),
      anySingle,
    ],
    make: ([led, , a, mid, , b]) => span(a, b, led, mid),
  },
  {
    parts: [tag('#between'), maybe(article), anySingle, tag('#and'), maybe(article), anySingle],
    make: ([led, , a, , , b]) => span(a, b, led, led),
  },
];

/** «da 24 a 35 euro»: the first end has the kind of the last. */
function span(
  a: Node | undefined,
  b: Node | undefined,
  led: Node | undefined,
  mid: Node | undefined,
) {
  const [from, to] = [a?.value, b?.value];
  if (!from || !to || (from.kind !== 'number' && from.kind !== to.kind)) return undefined;
  if (from.kind === 'quantity' && from.unit !== to.unit) return undefined;
  if (mid?.tags.has('#to') && !led && to.kind !== 'quantity' && to.kind !== 'number')
    return undefined;
  if (mid?.tags.has('#or') && from.kind !== 'number') return undefined;
  return range({ ...to, from: from.from, to: from.from }, to);
}

const VAGUE: readonly Vague[] = ['about', 'over', 'under', 'almost', 'atLeast', 'atMost'];

export const vagueRules: readonly Rule[] = [
  {
    parts: [tag('#since'), is('quantity', ({ unit: of, isEvery }) => of === 'year' && !isEvery)],
    make: ([, q], next) =>
      q?.value && !next?.tags.has('#orMore') ? { ...q.value, isSince: true } : undefined,
  },
  ...VAGUE.map(
    (vague): Rule => ({
      parts: [tag(`#${vague}`), maybe(article), any],
      make: ([, , n]) => n?.value && { ...n.value, vague },
    }),
  ),
  { parts: [any, tag('#aboutAfter')], make: ([n]) => n?.value && { ...n.value, vague: 'about' } },
  { parts: [any, tag('#orMore')], make: ([n]) => n?.value && { ...n.value, side: 'from' } },
  {
    parts: [tag('#from'), maybe(article), any, maybe(tag('#orMore'))],
    make: ([, , n]) => n?.value && { ...n.value, side: 'from' },
  },
  {
    parts: [tag('#until', '#by'), maybe(tag('#to')), maybe(article), any],
    make: ([, , , n]) => n?.value && { ...n.value, side: 'to' },
  },
];
