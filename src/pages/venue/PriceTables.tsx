import { PriceTable } from '../../components/cards/PriceTable.tsx';
import type { VenuePageTab } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';
import { soldIn } from '../../pricing/offered-venues.ts';
import { AGREEMENT_ROWS, LIST_ROWS, pricedRows } from '../../pricing/price-facts.ts';
import { RateTable } from '../shared/RateTable.tsx';

export function Prices() {
  const { t, facts } = usePage<'venue'>();
  return (
    <RateTable
      labelledBy={blockHeading('prices')}
      rows={LIST_ROWS}
      amounts={{ ...facts.fees, ...facts.prices }}
      details={t('prices')}
    />
  );
}

/** What a family with an agreement pays, beside the list price. */
export function AgreementRates() {
  const { t, facts, format } = usePage<'venue'>();
  const { caption, type, listPrice, agreementPrice } = t('agreementTable');
  const listed = { ...facts.fees, ...facts.prices };
  const rows = pricedRows(AGREEMENT_ROWS, soldIn(facts.agreements.rates, facts.prices));
  return (
    <PriceTable
      caption={caption}
      columns={{ type, instead: listPrice, price: agreementPrice }}
      rows={rows.map(({ id, euro }) => ({
        id,
        type: t(`layout:priceTypes.${id}`),
        instead: format('euro', listed[id] ?? euro),
        price: format('euro', euro),
      }))}
    />
  );
}

export type BlockId = VenuePageTab['blocks'][number];

/** The id of a block's heading, which labels the block's table. */
export function blockHeading(id: BlockId): string {
  return `${id}-title`;
}
