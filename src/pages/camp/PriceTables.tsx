import { PriceTable } from '../../components/cards/PriceTable.tsx';
import { findFact } from '../../content/fact-at.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { blockHeading } from './block-heading.ts';

/** A row goes with its price. */
export function Prices() {
  const { page, t, facts, write } = useCampPage();
  const { type, price } = t('layout:priceTable');
  return (
    <PriceTable
      labelledBy={blockHeading('prices')}
      columns={{ type, price }}
      rows={page.prices.flatMap(({ id, fact }) => {
        const euro = findFact(facts, fact);
        return euro === undefined ? [] : [{ id, ...t(`prices.${id}`), price: write('euro', euro) }];
      })}
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
      rows={page.agreementRates.flatMap(({ id, fact, instead }) => {
        const [euro, listed] = [findFact(facts, fact), findFact(facts, instead)];
        if (euro === undefined || listed === undefined) return [];
        const prices = { instead: write('euro', listed), price: write('euro', euro) };
        return [{ id, type: t(`prices.${id}.type`), ...prices }];
      })}
    />
  );
}
