import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { factsAt } from '../../content/scope.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import {
  AGREEMENT_ROWS,
  type Amounts,
  FEE_ROWS,
  type PriceRow,
  pricedRows,
  RATE_KEYS,
} from '../../pricing/price-facts.ts';
import type { BlockDataProps } from './block.ts';

export interface RateTableProps {
  headingId: string;
  rows: readonly PriceRow[];
  amounts: Amounts;
}

export function RateTable({ headingId, rows, amounts }: RateTableProps) {
  const { t, write } = useRegulationsPage();
  const { type, price } = t('layout:priceTable');
  const priced = pricedRows(rows, amounts).map(({ id, euro }) => ({
    id,
    type: t(`layout:priceTypes.${id}`),
    price: write('euro', euro),
    details: t(`rates.${id}`),
  }));
  return <PriceTable labelledBy={headingId} columns={{ type, price }} rows={priced} />;
}

/** Section 3: the price list of the agreements. */
export function AgreementRates({ headingId }: BlockDataProps) {
  const { rates } = useRegulationsPage().facts.agreements;
  return <RateTable headingId={headingId} rows={AGREEMENT_ROWS} amounts={rates} />;
}

/** Section 2: what comes on top of the rates. */
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
