import { PriceTable, type PriceTableProps } from '../../components/cards/PriceTable.tsx';
import { useAnyPage, useSite } from '../../layout/site-context.tsx';
import { type Amounts, type PriceRow, pricedRows } from '../../pricing/price-facts.ts';

export interface RateTableProps extends Pick<PriceTableProps, 'caption' | 'labelledBy'> {
  rows: readonly PriceRow[];
  amounts: Amounts;
  /** What each rate is for. */
  details: Readonly<Record<PriceRow, string>>;
}

/** The rates that have a price. */
export function RateTable({ rows, amounts, details, ...name }: RateTableProps) {
  const { format } = useAnyPage();
  const { t } = useSite();
  const { type, price } = t('priceTable');
  return (
    <PriceTable
      {...name}
      columns={{ type, price }}
      rows={pricedRows(rows, amounts).map(({ id, euro }) => ({
        id,
        type: t(`priceTypes.${id}`),
        price: format('euro', euro),
        details: details[id],
      }))}
    />
  );
}
