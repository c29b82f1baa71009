import { PriceTable } from '../../components/PriceTable.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import type { BlockId } from './CampBlock.tsx';
import { factAt } from './fact-at.ts';

const block: BlockId = 'prices';

export function Prices() {
  const { page, texts, facts, shared, write } = usePage('camp');
  const { type, price } = shared.priceTable;
  return (
    <PriceTable
      labelledBy={block}
      columns={{ type, price }}
      rows={page.prices.map(({ id, fact }) => ({
        id,
        ...lookUp(texts.prices, id),
        price: write('euro', factAt(facts, fact)),
      }))}
    />
  );
}
