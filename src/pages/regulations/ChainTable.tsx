import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { BlockDataProps } from './block.ts';

/** Section 3: what a chain of so many children is worth to each of them. */
export function ChainTable({ headingId }: BlockDataProps) {
  const { t, facts, write } = useRegulationsPage();
  const { children, percent } = t('chain');
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
