import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { lookUp } from '../../content/look-up.ts';
import { factsAt } from '../../content/scope.ts';
import type { RegulationsPage } from '../../content/types.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { agreementLists } from '../../pricing/offered-venues.ts';
import {
  AGREEMENT_ROWS,
  type Amounts,
  FEE_ROWS,
  type PriceRow,
  pricedRows,
  RATE_KEYS,
} from '../../pricing/price-facts.ts';

/** A block of a section, as the page file lists it. */
export type Block = RegulationsPage['sections'][number]['blocks'][number];

export interface BlockDataProps {
  block: Block;
  /** The heading above; it also labels the block's table. */
  headingId: string;
}

interface RateTableProps {
  headingId: string;
  /** Without it the heading names the table. */
  caption?: string | undefined;
  rows: readonly PriceRow[];
  amounts: Amounts;
}

function RateTable({ headingId, caption, rows, amounts }: RateTableProps) {
  const { t, write } = useRegulationsPage();
  const { type, price } = t('layout:priceTable');
  const priced = pricedRows(rows, amounts).map(({ id, euro }) => ({
    id,
    type: t(`layout:priceTypes.${id}`),
    price: write('euro', euro),
    details: t(`rates.${id}`),
  }));
  return (
    <PriceTable
      labelledBy={caption === undefined ? headingId : undefined}
      caption={caption}
      columns={{ type, price }}
      rows={priced}
    />
  );
}

/** Section 3: the price list of the agreements, and each venue's own. */
export function AgreementRates({ headingId }: BlockDataProps) {
  const { facts } = useRegulationsPage();
  return agreementLists(facts).map(({ venue, amounts }) => (
    <RateTable
      key={venue ?? ''}
      headingId={headingId}
      caption={venue && lookUp(facts.venues, venue).name}
      rows={AGREEMENT_ROWS}
      amounts={amounts}
    />
  ));
}

/** Section 2: fees on top of the rates. */
export function Supplements({ headingId }: BlockDataProps) {
  const { fees } = useRegulationsPage().facts;
  return <RateTable headingId={headingId} rows={FEE_ROWS} amounts={fees} />;
}

/** Section 2: the base rates of a venue. */
export function VenueRates({ block, headingId }: BlockDataProps) {
  const { facts } = useRegulationsPage();
  const { prices } = factsAt(facts, block.venue ?? '');
  return <RateTable headingId={headingId} rows={RATE_KEYS} amounts={prices} />;
}
