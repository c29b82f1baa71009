import type { Facts } from '../../content/types.ts';
import type { useGuidePage } from '../../layout/template-pages.ts';
import type { Rates } from '../../pricing/price-facts.ts';

export interface ComparedVenue {
  readonly id: string;
  readonly venue: Facts['venues'][string];
  readonly list: Rates;
}

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** One for all venues, or that of each; a venue that has none says so. */
  readonly cell: string | ((of: ComparedVenue) => string | undefined);
}

type Guide = ReturnType<typeof useGuidePage>;

const RATES = ['week', 'halfDayWeek', 'day', 'halfDay'] as const;
const FEES = ['enrolment', 'extendedExitWeek', 'extendedExitDay'] as const;

export function priceRows({ t, facts, write }: Guide): ComparisonRow[] {
  const rates = RATES.map((id) => ({
    id,
    label: t(`prices.${id}`),
    cell: ({ list }: ComparedVenue) =>
      list[id] === undefined ? undefined : write('euro', list[id]),
  }));
  const fees = FEES.map((id) => ({
    id,
    label: t(`prices.${id}`),
    cell: write('euro', facts.fees[id]),
  }));
  return [...rates, ...fees];
}

/** Hours, what is included, what there is, and the gate once somebody has confirmed it. */
export function offerRows(
  { t, facts, write }: Guide,
  venues: readonly ComparedVenue[],
): ComparisonRow[] {
  const offer = t('prices.offer');
  const hours = write('timeRange', facts.hours.halfDay);
  const onHalfDays = (text: string) => (of: ComparedVenue) =>
    of.list.halfDay === undefined && of.list.halfDayWeek === undefined ? undefined : text;
  const features = Object.entries(offer.features)
    .filter(([id]) => venues.some(({ venue }) => venue.features.includes(id)))
    .map(([id, label]) => ({
      id,
      label,
      cell: ({ venue }: ComparedVenue) => (venue.features.includes(id) ? offer.has : undefined),
    }));
  const isKnown = facts.care.gates.status === 'confirmed';
  const gate = isKnown ? [{ id: 'gate', label: offer.gate, cell: offer.gateStands }] : [];
  return [
    { id: 'hours', label: offer.hours, cell: write('timeRange', facts.hours.camp) },
    { id: 'includes', label: offer.includes, cell: offer.included },
    { id: 'halfHours', label: offer.halfHours, cell: onHalfDays(hours) },
    { id: 'halfIncludes', label: offer.halfIncludes, cell: onHalfDays(offer.halfIncluded) },
    ...features,
    ...gate,
  ];
}
