import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { usePage } from '../../layout/page-context.tsx';
import type { BlockDataProps } from './block.ts';

/** Section 3: what a chain of so many children is worth to each of them. */
export function ChainTable({ headingId }: BlockDataProps) {
  const { texts, facts, write } = usePage('regulations');
  const { children, percent } = texts.chain;
  return (
    <PriceTable
      labelledBy={headingId}
      columns={{ type: children, price: percent }}
      rows={facts.discounts.chain.table.map((row) => ({
        id: String(row.children),
        type: write('number', row.children),
        price: write('percent', row.percent),
      }))}
    />
  );
}
