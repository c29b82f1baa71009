import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import type { BlockDataProps } from './block.ts';
import { RateTable } from './RateTable.tsx';

/** Section 2: the base rates of a venue. */
export function VenueRates({ block, headingId }: BlockDataProps) {
  const { prices } = usePage('regulations').facts;
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
