import { type Json, valueAt } from '../../../content/json.ts';
import { type ChainRule, chainDiscount } from '../../../pricing/discounts/main-discounts.ts';
import { PRICE_FILES, type PriceFacts } from '../../../pricing/price-facts.ts';
import { QuoteError } from '../../../pricing/request/problem.ts';
import { workedExample as computed } from '../../../pricing/worked-example.ts';
import { areValid, officialAreValid } from '../../facts/calculated-example.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const CHAIN = 'discounts.chain';
const PER_CHILD = `${CHAIN}.percentPerChild`;
const TABLE = `${CHAIN}.table`;
/** A longer table is not written out in a message. */
const MAX_ROWS = 20;
const HALF = 50;

/** The chain's table follows its rule, and every discount has a plausible size. */
export const discounts = factRule((scoped) => {
  const [perChild, max] = [scoped.number(PER_CHILD), scoped.number(`${CHAIN}.maxPercent`)];
  const minChildren = scoped.number(`${CHAIN}.minChildren`);
  if (perChild === undefined || max === undefined || minChildren === undefined) return [];
  const rule = { perChild, max, minChildren };
  if (perChild <= 0) return sizes(scoped);
  return [...wrongTable(scoped, rule), ...sizes(scoped), ...shortfall(scoped, rule)];
});

type Row = Readonly<Record<'children' | 'percent', number>>;

/**
 * A table that contradicts the rule. It needs each group from the smallest to the first that
 * reaches the maximum; rows of smaller groups without a discount, and of larger ones, are free.
 */
function wrongTable(scoped: ScopedFacts, rule: ChainRule): Inconsistency[] {
  const typed = scoped.at(TABLE);
  if (!Array.isArray(typed)) return [];
  const rows = typed.map(rowOf);
  const sizes = rows.map(({ children }) => children);
  const isRight = ({ children, percent }: Row, index: number) =>
    percent === chainDiscount(children, rule) && sizes.indexOf(children) === index;
  const missing = neededSizes(rule).filter((size) => !sizes.includes(size));
  const wrong = rows.findIndex((row, index) => !isRight(row, index));
  if (wrong < 0 && missing.length === 0) return [];
  const row = wrong < 0 ? TABLE : `${TABLE}.${wrong}`;
  const isRule =
    rows.filter(
      (row) =>
        row.children >= rule.minChildren && row.percent !== chainDiscount(row.children, rule),
    ).length > 1;
  // When it contradicts several rows, the rule is likelier to be mistyped.
  const [at, other] = isRule ? [PER_CHILD, row] : [row, PER_CHILD];
  const args = { ...rule, ...(isRule ? perChildInstead(rows, rule) : tableInstead(sizes, rule)) };
  return [{ code: 'chain-table-wrong', at, related: [other], args }];
}

function rowOf(typed: Json): Row {
  const number = (key: string) => Number(valueAt(typed, [key]));
  return { children: number('children'), percent: number('percent') };
}

/** The groups that the table must have, at most `MAX_ROWS` and one more. */
function neededSizes({ minChildren, max, perChild }: ChainRule): number[] {
  const length = Math.max(Math.ceil(max / perChild) - minChildren, 0) + 1;
  return Array.from({ length: Math.min(length, MAX_ROWS + 1) }, (_, index) => minChildren + index);
}

/** The percentage per child that all rows imply, if one does. */
function perChildInstead(rows: readonly Row[], rule: ChainRule) {
  const below = rows.find(
    ({ children, percent }) => children >= rule.minChildren && percent < rule.max,
  );
  const perChild = below ? below.percent / below.children : 0;
  const isImplied = rows.every(
    ({ children, percent }) => percent === chainDiscount(children, { ...rule, perChild }),
  );
  const instead = perChild > 0 && isImplied ? String(perChild) : '';
  return { mistake: instead ? 'perChild' : 'rule', implies: PER_CHILD, instead };
}

/** The table that follows from the rule, unless nobody would read it. */
function tableInstead(typed: readonly number[], rule: ChainRule) {
  const needed = neededSizes(rule);
  const larger = typed.filter((size) => size > Number(needed.at(-1)));
  const sizes = [...new Set([...needed, ...larger])].sort((a, b) => a - b);
  if (sizes.length > MAX_ROWS) return { mistake: 'row', implies: TABLE, instead: '' };
  const table = sizes.map((children) => ({ children, percent: chainDiscount(children, rule) }));
  return { mistake: 'table', implies: TABLE, instead: JSON.stringify(table) };
}

const PERCENTS = [
  'siblings.percent',
  'siblings.further.percent',
  'chain.maxPercent',
  'advancePayment.percent',
];
const ALL_PERCENTS = [...PERCENTS, 'chain.percentPerChild'];
const COUNTS = ['siblings.fromChild', 'advancePayment.groupWeeks', 'chain.minFamilies'];

/** What is odd in the size of a discount, and the bound that its sentence names. */
const LIMITS = [
  { limit: 'high', bound: HALF, of: PERCENTS, isOdd: (found: number) => found >= HALF },
  { limit: 'none', bound: 0, of: ALL_PERCENTS, isOdd: (found: number) => found <= 0 },
  // 0.1 was probably meant as 10 %.
  {
    limit: 'fraction',
    bound: 1,
    of: ALL_PERCENTS,
    isOdd: (found: number) => found > 0 && found < 1,
  },
  { limit: 'low', bound: 2, of: COUNTS, isOdd: (found: number) => found < 2 },
] as const;

function sizes(scoped: ScopedFacts): Inconsistency[] {
  return LIMITS.flatMap(({ limit, bound, of, isOdd }) =>
    of.flatMap((key): Inconsistency[] => {
      const at = `discounts.${key}`;
      const found = scoped.number(at);
      if (found === undefined || !isOdd(found)) return [];
      const args = { field: at, found, limit, bound, meant: Math.round(found * 10_000) / 100 };
      return [{ code: 'discount-odd', at, related: [], args }];
    }),
  );
}

function shortfall(scoped: ScopedFacts, rule: ChainRule): Inconsistency[] {
  const [at, other] = ['paidChildren', 'agreedChildren'].map(
    (key) => `discounts.shortfallExample.${key}`,
  ) as [string, string];
  const [paid, agreed] = [scoped.number(at), scoped.number(other)];
  if (paid === undefined || agreed === undefined) return [];
  // A group below the minimum loses the whole discount: that is a difference too.
  if (chainDiscount(paid, rule) < chainDiscount(agreed, rule)) return [];
  const args = { paid, agreed };
  return [{ code: 'shortfall-wrong', at, related: [other], args }];
}

/** The worked example of the regulations can be computed with the rules that it illustrates. */
export const workedExample = factRule((scoped) => {
  if (!isReadable(scoped)) return [];
  try {
    computed(scoped.facts as unknown as PriceFacts);
    return [];
  } catch (error) {
    if (error instanceof QuoteError) return quoteInconsistencies(scoped, error);
    throw error;
  }
});

/** True when the schemas accept the price facts, and a page says some of them. */
function isReadable({ project, facts, pageId, overriddenRoots }: ScopedFacts): boolean {
  const own = PRICE_FILES.filter((root) => overriddenRoots.includes(root));
  if (pageId !== undefined && own.length === 0) return false;
  return officialAreValid(project) && areValid(project, facts, own);
}

/** Takes the reason from the sentences that quotes show to families. */
function quoteInconsistencies({ project }: ScopedFacts, { problems }: QuoteError): Inconsistency[] {
  const [locale = ''] = project.locales;
  const reasons = valueAt(project.value(`texts/${locale}/quote.json`), ['problems']);
  return problems.map(({ field, code }) => {
    const at = `discounts.example.${field}`;
    const known = project.factPaths().includes(at) ? at : 'discounts.example';
    const sentence = String(valueAt(reasons, [code]) ?? code).replace(/\.$/, '');
    const reason = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    return { code: 'example-impossible', at: known, related: [], args: { field: known, reason } };
  });
}
