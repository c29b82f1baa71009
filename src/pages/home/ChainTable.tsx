import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { usePage } from '../../layout/page-context.tsx';

export function ChainTable() {
  const { texts, facts, write } = usePage('home');
  const { caption, children, percent, most } = texts.chain.table;
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
