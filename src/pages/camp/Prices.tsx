import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { useCampPage } from '../../layout/template-pages.ts';
import { blockHeading } from './block-heading.ts';
import { factAt } from './fact-at.ts';

export function Prices() {
  const { page, t, facts, write } = useCampPage();
  const { type, price } = t('layout:priceTable');
  return (
    <PriceTable
      labelledBy={blockHeading('prices')}
      columns={{ type, price }}
      rows={page.prices.map(({ id, fact }) => ({
        id,
        ...t(`prices.${id}`),
        price: write('euro', factAt(facts, fact)),
      }))}
    />
  );
}
