import { factsAt } from '../../content/scope.ts';
import type { Facts } from '../../content/types.ts';
import { useGuidePage } from '../../layout/template-pages.ts';
import { FEE_ROWS, RATE_KEYS, type Rates } from '../../pricing/price-facts.ts';
import styles from './ComparisonTable.module.css';

/** The listed venues side by side: what they cost and what they offer. */
export function PriceComparison() {
  const guide = useGuidePage();
  const { facts, t, pathOf } = guide;
  const venues = Object.entries(facts.venues)
    .filter(([, { listed }]) => listed)
    .map(([id, venue]) => {
      const { prices: list, hours } = factsAt(facts, id);
      return { id, venue, list, hours };
    });
  return (
    <div className={styles.frame} data-tone="sheet" data-paper="b">
      <table className={styles.table}>
        <caption>{t('prices.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.item')}</th>
            {venues.map(({ id, venue }) => (
              <th key={id} scope="col">
                <a href={pathOf(venue.page)}>{venue.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceRows(guide).map((row) => (
            <Row key={row.id} row={row} venues={venues} />
          ))}
        </tbody>
        <tbody className={styles.offer}>
          {offerRows(guide, venues).map((row) => (
            <Row key={row.id} row={row} venues={venues} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value that all venues share is written once. */
function Row({ row, venues }: { row: ComparisonRow; venues: readonly ComparedVenue[] }) {
  const { t } = useGuidePage();
  const { label, cell } = row;
  return (
    <tr>
      <th scope="row">{label}</th>
      {typeof cell === 'string' ? (
        <td colSpan={venues.length}>{cell}</td>
      ) : (
        venues.map((one) => (
          <td
            key={one.id}
            data-venue={one.venue.name}
            data-none={cell(one) === undefined || undefined}
          >
            {cell(one) ?? <span data-visually-hidden>{t('layout:priceTable.unavailable')}</span>}
          </td>
        ))
      )}
    </tr>
  );
}

interface ComparedVenue {
  readonly id: string;
  readonly venue: Facts['venues'][string];
  readonly list: Rates;
  readonly hours: Facts['hours'];
}

interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** One text for all venues, or a text per venue: undefined shows that a venue has none. */
  readonly cell: string | ((of: ComparedVenue) => string | undefined);
}

type Guide = ReturnType<typeof useGuidePage>;

function priceRows({ t, facts, write }: Guide): ComparisonRow[] {
  const rates = RATE_KEYS.map((id) => ({
    id,
    label: t(`layout:priceTypes.${id}`),
    cell: ({ list }: ComparedVenue) =>
      list[id] === undefined ? undefined : write('euro', list[id]),
  }));
  const fees = FEE_ROWS.map((id) => ({
    id,
    label: t(`layout:priceTypes.${id}`),
    cell: write('euro', facts.fees[id]),
  }));
  return [...rates, ...fees];
}

/** Hours, what is included, features, and the gate once it is confirmed. */
export function offerRows(
  { t, facts, write }: Guide,
  venues: readonly ComparedVenue[],
): ComparisonRow[] {
  const offer = t('prices.offer');
  const whole = ({ hours }: ComparedVenue) => write('timeRange', hours.camp);
  const same = new Set(venues.map(whole));
  const onHalfDays = (text: (of: ComparedVenue) => string) => (of: ComparedVenue) =>
    of.list.halfDay === undefined && of.list.halfDayWeek === undefined ? undefined : text(of);
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
    { id: 'hours', label: offer.hours, cell: same.size === 1 ? [...same].join() : whole },
    { id: 'includes', label: offer.includes, cell: offer.included },
    {
      id: 'halfHours',
      label: offer.halfHours,
      cell: onHalfDays(({ hours }) => write('timeRange', hours.halfDay)),
    },
    { id: 'halfIncludes', label: offer.halfIncludes, cell: onHalfDays(() => offer.halfIncluded) },
    { id: 'lunch', label: offer.lunch, cell: offer.has },
    ...features,
    ...gate,
  ];
}
