import { lookUp } from '../../content/look-up.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { BlockDataProps } from './block.ts';
import { RateTable } from './RateTable.tsx';

/** Section 2: the base rates of a venue. */
export function VenueRates({ block, headingId }: BlockDataProps) {
  const { prices } = useRegulationsPage().facts;
  const { week, halfDayWeek, day, halfDay } = lookUp(prices, block.venue ?? '');
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
