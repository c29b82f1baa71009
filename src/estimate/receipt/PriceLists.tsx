import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { agreementLists, offeredVenues } from '../../pricing/offered-venues.ts';
import {
  AGREEMENT_ROWS,
  type Amounts,
  FEE_ROWS,
  type PriceRow,
  pricedRows,
} from '../../pricing/price-facts.ts';
import styles from './PriceLists.module.css';

/** The prices that every receipt starts from. */
export function PriceLists() {
  const { t, facts } = useEstimatePage();
  const { title, intro, supplements, agreement } = t('prices');
  const nameOf = (id: string) => lookUp(facts.venues, id).name;
  return (
    <Section id="listino" heading={title} intro={intro} tone="pine" edge>
      <div className={styles.lists}>
        {offeredVenues(facts).map(({ id, rates }) => (
          <List key={id} caption={nameOf(id)} rows={AGREEMENT_ROWS} amounts={rates} />
        ))}
        <List caption={supplements} rows={FEE_ROWS} amounts={facts.fees} />
        {agreementLists(facts).map(({ venue, amounts }) => (
          <List
            key={venue ?? ''}
            caption={venue === undefined ? agreement : `${agreement} · ${nameOf(venue)}`}
            rows={AGREEMENT_ROWS}
            amounts={amounts}
          />
        ))}
      </div>
    </Section>
  );
}

interface ListProps {
  caption: string;
  rows: readonly PriceRow[];
  amounts: Amounts;
}

function List({ caption, rows, amounts }: ListProps) {
  const { t, write } = useEstimatePage();
  const { type, price } = t('layout:priceTable');
  const priced = pricedRows(rows, amounts).map(({ id, euro }) => ({
    id,
    type: t(`layout:priceTypes.${id}`),
    price: write('euro', euro),
  }));
  return <PriceTable caption={caption} columns={{ type, price }} rows={priced} />;
}
