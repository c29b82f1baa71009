import { lookUp } from '../../content/look-up.ts';
import type { Facts } from '../../content/types.ts';
import { useGuidePage } from '../../layout/template-pages.ts';
import styles from './ComparisonTable.module.css';

interface PricedVenue {
  readonly id: string;
  readonly venue: Facts['venues'][string];
  readonly list: Facts['prices'][string];
}

const RATES = ['week', 'halfDayWeek', 'day', 'halfDay'] as const;
const FEES = ['enrolment', 'extendedExitWeek', 'extendedExitDay'] as const;

/** The venues that are listed, side by side: a table to whoever hears it, tickets to the eye. */
export function PriceComparison() {
  const { facts, t, pathOf } = useGuidePage();
  const venues = Object.entries(facts.venues)
    .filter(([, { listed }]) => listed)
    .map(([id, venue]) => ({ id, venue, list: lookUp(facts.prices, venue.priceList ?? id) }));
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
          <Rates venues={venues} />
          <Fees columns={venues.length} />
        </tbody>
      </table>
    </div>
  );
}

function Rates({ venues }: { venues: readonly PricedVenue[] }) {
  const { t, write } = useGuidePage();
  return RATES.map((rate) => (
    <tr key={rate}>
      <th scope="row">{t(`prices.${rate}`)}</th>
      {venues.map(({ id, venue, list }) => (
        <td key={id} data-venue={venue.name} data-none={list[rate] === undefined || undefined}>
          {list[rate] === undefined ? t('prices.none') : write('euro', list[rate])}
        </td>
      ))}
    </tr>
  ));
}

/** What costs the same everywhere. */
function Fees({ columns }: { columns: number }) {
  const { t, facts, write } = useGuidePage();
  return FEES.map((fee) => (
    <tr key={fee}>
      <th scope="row">{t(`prices.${fee}`)}</th>
      <td colSpan={columns}>{write('euro', facts.fees[fee])}</td>
    </tr>
  ));
}
