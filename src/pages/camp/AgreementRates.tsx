import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { factAt } from './fact-at.ts';

/** What a family with an agreement pays, beside the price that it need not pay. */
export function AgreementRates() {
  const { page, texts, facts, write } = usePage('camp');
  const { caption, type, listPrice, agreementPrice } = texts.agreementTable;
  return (
    <PriceTable
      caption={caption}
      columns={{ type, instead: listPrice, price: agreementPrice }}
      rows={page.agreementRates.map(({ id, fact, instead }) => ({
        id,
        type: lookUp(texts.prices, id).type,
        instead: write('euro', factAt(facts, instead)),
        price: write('euro', factAt(facts, fact)),
      }))}
    />
  );
}
