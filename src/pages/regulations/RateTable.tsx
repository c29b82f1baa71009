import { PriceTable } from '../../components/cards/PriceTable.tsx';
import type { RegulationsTexts } from '../../content/types.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';

export interface RateTableProps {
  headingId: string;
  /** In euro; a rate without a price is not sold. */
  rates: readonly (readonly [type: keyof RegulationsTexts['rates'], euro: number | undefined])[];
}

export function RateTable({ headingId, rates }: RateTableProps) {
  const { t, write } = useRegulationsPage();
  const { type, price } = t('layout:priceTable');
  const rows = rates.flatMap(([id, euro]) =>
    euro === undefined
      ? []
      : [
          {
            id,
            type: t(`layout:priceTypes.${id}`),
            price: write('euro', euro),
            details: t(`rates.${id}`),
          },
        ],
  );
  return <PriceTable labelledBy={headingId} columns={{ type, price }} rows={rows} />;
}
