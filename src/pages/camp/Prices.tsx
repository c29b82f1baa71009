import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { blockHeading } from './block-heading.ts';
import { factAt } from './fact-at.ts';

export function Prices() {
  const { page, texts, facts, shared, write } = usePage('camp');
  const { type, price } = shared.priceTable;
  return (
    <PriceTable
      labelledBy={blockHeading('prices')}
      columns={{ type, price }}
      rows={page.prices.map(({ id, fact }) => ({
        id,
        ...lookUp(texts.prices, id),
        price: write('euro', factAt(facts, fact)),
      }))}
    />
  );
}
