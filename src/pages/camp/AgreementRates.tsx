import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { useCampPage } from '../../layout/template-pages.ts';
import { factAt } from './fact-at.ts';

/** What a family with an agreement pays, beside the price that it need not pay. */
export function AgreementRates() {
  const { page, t, facts, write } = useCampPage();
  const { caption, type, listPrice, agreementPrice } = t('agreementTable');
  return (
    <PriceTable
      caption={caption}
      columns={{ type, instead: listPrice, price: agreementPrice }}
      rows={page.agreementRates.map(({ id, fact, instead }) => ({
        id,
        type: t(`prices.${id}.type`),
        instead: write('euro', factAt(facts, instead)),
        price: write('euro', factAt(facts, fact)),
      }))}
    />
  );
}
