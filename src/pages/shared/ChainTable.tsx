import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { useAnyPage } from '../../layout/page-context.tsx';

export interface ChainTableProps {
  /** What it is called, unless a heading says it. */
  caption?: string;
  labelledBy?: string;
  words: {
    readonly children: string;
    readonly percent: string;
    /** Beside the greatest discount. */
    readonly most?: string;
  };
}

/** What a chain of so many children is worth to each of them. */
export function ChainTable({ words, ...name }: ChainTableProps) {
  const { facts, write } = useAnyPage();
  const { table, maxPercent } = facts.discounts.chain;
  return (
    <PriceTable
      {...name}
      columns={{ type: words.children, price: words.percent }}
      rows={table.map((row) => ({
        id: String(row.children),
        type: write('number', row.children),
        price: write('percent', row.percent),
        details: row.percent === maxPercent ? words.most : undefined,
      }))}
    />
  );
}
