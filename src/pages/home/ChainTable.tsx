import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { useHomePage } from '../../layout/template-pages.ts';

export function ChainTable() {
  const { t, facts, write } = useHomePage();
  const { caption, children, percent, most } = t('chain.table');
  const { table, maxPercent } = facts.discounts.chain;
  return (
    <PriceTable
      caption={caption}
      columns={{ type: children, price: percent }}
      rows={table.map((row) => ({
        id: String(row.children),
        type: write('number', row.children),
        price: write('percent', row.percent),
        details: row.percent === maxPercent ? most : undefined,
      }))}
    />
  );
}
