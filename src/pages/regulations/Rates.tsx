import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { factsAt } from '../../content/scope.ts';
import type { RegulationsTexts } from '../../content/types.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { BlockDataProps } from './block.ts';

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

/** Section 3: the price list of the agreements. */
export function AgreementRates({ headingId }: BlockDataProps) {
  const { enrolment, week, halfDayWeek, day, halfDay } =
    useRegulationsPage().facts.agreements.rates;
  return (
    <RateTable
      headingId={headingId}
      rates={[
        ['enrolment', enrolment],
        ['week', week],
        ['halfDayWeek', halfDayWeek],
        ['day', day],
        ['halfDay', halfDay],
      ]}
    />
  );
}

/** Section 2: what comes on top of the rates. */
export function Supplements({ headingId }: BlockDataProps) {
  const { enrolment, extendedExitWeek, extendedExitDay } = useRegulationsPage().facts.fees;
  return (
    <RateTable
      headingId={headingId}
      rates={[
        ['enrolment', enrolment],
        ['extendedExitWeek', extendedExitWeek],
        ['extendedExitDay', extendedExitDay],
      ]}
    />
  );
}

/** Section 2: the base rates of a venue. */
export function VenueRates({ block, headingId }: BlockDataProps) {
  const { facts } = useRegulationsPage();
  const { week, halfDayWeek, day, halfDay } = factsAt(facts, block.venue ?? '').prices;
  return (
    <RateTable
      headingId={headingId}
      rates={[
        ['week', week],
        ['halfDayWeek', halfDayWeek],
        ['day', day],
        ['halfDay', halfDay],
      ]}
    />
  );
}
