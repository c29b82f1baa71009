import { lookUp } from '../../content/look-up.ts';
import { factsOfVenue } from '../../content/scope.ts';
import type { RegulationsPage } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';
import { agreementLists } from '../../pricing/offered-venues.ts';
import { AGREEMENT_ROWS, FEE_ROWS, RATE_KEYS } from '../../pricing/price-facts.ts';
import { RateTable } from '../shared/RateTable.tsx';

/** A block of a section, as the page file lists it. */
export type Block = RegulationsPage['sections'][number]['blocks'][number];

export interface BlockDataProps {
  block: Block;
  /** The heading above; it also labels the block's table. */
  headingId: string;
}

/** Section 3: the price list of the agreements, and each venue's own. */
export function AgreementRates({ headingId }: BlockDataProps) {
  const { t, facts } = usePage<'regulations'>();
  return agreementLists(facts).map(({ venue, amounts }) => (
    <RateTable
      key={venue ?? ''}
      {...(venue ? { caption: lookUp(facts.venues, venue).name } : { labelledBy: headingId })}
      rows={AGREEMENT_ROWS}
      amounts={amounts}
      details={t('rates')}
    />
  ));
}

/** Section 2: fees on top of the rates. */
export function Supplements({ headingId }: BlockDataProps) {
  const { t, facts } = usePage<'regulations'>();
  return (
    <RateTable labelledBy={headingId} rows={FEE_ROWS} amounts={facts.fees} details={t('rates')} />
  );
}

/** Section 2: the base rates of a venue. */
export function VenueRates({ block, headingId }: BlockDataProps) {
  const { t, facts } = usePage<'regulations'>();
  const { prices } = factsOfVenue(facts, block.venue ?? '');
  return (
    <RateTable labelledBy={headingId} rows={RATE_KEYS} amounts={prices} details={t('rates')} />
  );
}
