import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { BlockDataProps } from './block.ts';
import { RateTable } from './RateTable.tsx';

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
