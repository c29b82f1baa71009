import { factsAt } from '../../content/scope.ts';
import { useGuidePage } from '../../layout/template-pages.ts';
import styles from './ComparisonTable.module.css';
import { type ComparedVenue, type ComparisonRow, offerRows, priceRows } from './comparison-rows.ts';

/** The venues that are listed, side by side: what they cost, and what one gets for it. */
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

interface RowProps {
  row: ComparisonRow;
  venues: readonly ComparedVenue[];
}

/** What is the same everywhere is said once. */
function Row({ row, venues }: RowProps) {
  const { t } = useGuidePage();
  const { cell } = row;
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {typeof cell === 'string' ? (
        <td colSpan={venues.length}>{cell}</td>
      ) : (
        venues.map((one) => (
          <td
            key={one.id}
            data-venue={one.venue.name}
            data-none={cell(one) === undefined || undefined}
          >
            {cell(one) ?? t('prices.none')}
          </td>
        ))
      )}
    </tr>
  );
}
