import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { factAt } from '../../content/fact-at.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { blockHeading } from './block-heading.ts';

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
