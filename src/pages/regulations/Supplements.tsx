import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { BlockDataProps } from './block.ts';
import { RateTable } from './RateTable.tsx';

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
