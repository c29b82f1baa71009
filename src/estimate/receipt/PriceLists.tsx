import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { offeredVenues } from '../../pricing/offered-venues.ts';
import styles from './PriceLists.module.css';

const RATES = ['enrolment', 'week', 'halfDayWeek', 'day', 'halfDay'] as const;
const SUPPLEMENTS = ['enrolment', 'extendedExitWeek', 'extendedExitDay'] as const;

/** The prices that every receipt starts from. */
export function PriceLists() {
  const { t, facts } = useEstimatePage();
  const { title, intro, supplements, agreement } = t('prices');
  return (
    <Section id="listino" heading={title} intro={intro} tone="pine" edge>
      <div className={styles.lists}>
        {offeredVenues(facts).map(({ id, rates }) => (
          <List key={id} caption={lookUp(facts.venues, id).name} keys={RATES} rates={rates} />
        ))}
        <List caption={supplements} keys={SUPPLEMENTS} rates={facts.fees} />
        <List caption={agreement} keys={RATES} rates={facts.agreements.rates} />
      </div>
    </Section>
  );
}

type RateKey = (typeof RATES)[number] | (typeof SUPPLEMENTS)[number];

interface ListProps {
  caption: string;
  keys: readonly RateKey[];
  /** In euro; a rate without a price is not sold. */
  rates: Partial<Record<RateKey, number>>;
}

function List({ caption, keys, rates }: ListProps) {
  const { t, write } = useEstimatePage();
  const { type, price } = t('layout:priceTable');
  const rows = keys.flatMap((id) => {
    const euro = rates[id];
    return euro === undefined
      ? []
      : [{ id, type: t(`layout:priceTypes.${id}`), price: write('euro', euro) }];
  });
  return <PriceTable caption={caption} columns={{ type, price }} rows={rows} />;
}
