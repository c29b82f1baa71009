import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { useAnyPage } from '../../layout/site-context.tsx';

export interface ChainTableProps {
  /** Without it, the heading in `labelledBy` names the table. */
  caption?: string;
  labelledBy?: string;
  words: {
    readonly children: string;
    readonly percent: string;
    /** Beside the highest discount. */
    readonly most?: string;
  };
}

/** The discount of each child by the size of the chain. */
export function ChainTable({ words, ...name }: ChainTableProps) {
  const { facts, format } = useAnyPage();
  const { table, maxPercent } = facts.discounts.chain;
  return (
    <PriceTable
      {...name}
      columns={{ type: words.children, price: words.percent }}
      rows={table.map((row) => ({
        id: String(row.children),
        type: format('number', row.children),
        price: format('percent', row.percent),
        details: row.percent === maxPercent ? words.most : undefined,
      }))}
    />
  );
}
