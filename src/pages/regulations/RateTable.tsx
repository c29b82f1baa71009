import { PriceTable } from '../../components/cards/PriceTable.tsx';
import type { RegulationsTexts } from '../../content/types.ts';
import { usePage } from '../../layout/page-context.tsx';

export interface RateTableProps {
  headingId: string;
  /** In euro; a rate without a price is not sold. */
  rates: readonly (readonly [type: keyof RegulationsTexts['rates'], euro: number | undefined])[];
}

export function RateTable({ headingId, rates }: RateTableProps) {
  const { texts, shared, write } = usePage('regulations');
  const { type, price } = shared.priceTable;
  const rows = rates.flatMap(([id, euro]) =>
    euro === undefined
      ? []
      : [
          {
            id,
            type: shared.priceTypes[id],
            price: write('euro', euro),
            details: texts.rates[id],
          },
        ],
  );
  return <PriceTable labelledBy={headingId} columns={{ type, price }} rows={rows} />;
}
