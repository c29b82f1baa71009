import { lookUp } from '../../content/look-up.ts';
import { factsOfVenue } from '../../content/scope.ts';
import type { Facts } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';
import { FEE_ROWS, RATE_KEYS, type Rates } from '../../pricing/price-facts.ts';
import { quote } from '../../pricing/quote.ts';
import { venueInFacts } from '../../pricing/request/venue-id.ts';
import { familyExample } from '../../pricing/worked-example.ts';
import styles from './ComparisonTable.module.css';
import ticketStyles from './FamilyExample.module.css';

/** The listed venues side by side: what they cost and what they offer. */
export function PriceComparison() {
  const guide = usePage<'guide'>();
  const { facts, t, pathOf } = guide;
  const venues = Object.entries(facts.venues)
    .filter(([, { listed }]) => listed)
    .map(([id, venue]) => ({ id, venue, list: factsOfVenue(facts, id).prices }));
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
          {featureRows(guide, venues).map((row) => (
            <Row key={row.id} row={row} venues={venues} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value that all venues share is written once. */
function Row({ row, venues }: { row: ComparisonRow; venues: readonly ComparedVenue[] }) {
  const { t } = usePage<'guide'>();
  const { label, cell } = row;
  return (
    <tr>
      <th scope="row">{label}</th>
      {typeof cell === 'string' ? (
        <td colSpan={venues.length}>{cell}</td>
      ) : (
        venues.map((column) => (
          <td
            key={column.id}
            data-venue={column.venue.name}
            data-none={cell(column) === undefined || undefined}
          >
            {cell(column) ?? t('layout:priceTable.unavailable')}
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
}

interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** One text for all venues, or a text per venue: undefined shows that a venue has none. */
  readonly cell: string | ((of: ComparedVenue) => string | undefined);
}

type Guide = ReturnType<typeof usePage<'guide'>>;

function priceRows({ t, facts, format }: Guide): ComparisonRow[] {
  const rates = RATE_KEYS.map((id) => ({
    id,
    label: t(`layout:priceTypes.${id}`),
    cell: ({ list }: ComparedVenue) =>
      list[id] === undefined ? undefined : format('euro', list[id]),
  }));
  const fees = FEE_ROWS.map((id) => ({
    id,
    label: t(`layout:priceTypes.${id}`),
    cell: format('euro', facts.fees[id]),
  }));
  return [...rates, ...fees];
}

/** What at least one of the venues has. */
function featureRows({ t }: Guide, venues: readonly ComparedVenue[]): ComparisonRow[] {
  const { features, has } = t('prices.offer');
  return Object.entries(features)
    .filter(([id]) => venues.some(({ venue }) => venue.features.includes(id)))
    .map(([id, label]) => ({
      id,
      label,
      cell: ({ venue }) => (venue.features.includes(id) ? has : undefined),
    }));
}

/** What a family with two children pays, worked out. */
export function FamilyExample() {
  const { facts, t, format } = usePage<'guide'>();
  const requests = familyExample(facts);
  const { children, totalCents } = quote(requests, facts);
  const [{ venue, weeks = 0 } = { venue: '' }] = requests;
  const words = t('prices.example', {
    venue: lookUp(facts.venues, venueInFacts(venue)).name,
    current: format('number', weeks),
  });
  const amounts = [...children.map((child) => child.totalCents), totalCents];
  return (
    <dl className={ticketStyles.ticket} data-tone="sheet" data-paper="b">
      {[words.first, words.second, words.total].map((term, index) => (
        <div key={term} className={ticketStyles.line} data-row>
          <dt>{term}</dt>
          <dd data-figure>{format('euro', (amounts[index] ?? 0) / 100)}</dd>
        </div>
      ))}
    </dl>
  );
}
