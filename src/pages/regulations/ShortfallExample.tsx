import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { chainShortfall } from '../../pricing/discounts/chain-shortfall.ts';

/** Section 3: the difference when fewer pay than agreed, computed as for any family. */
export function ShortfallExample() {
  const { facts } = useSite().content;
  const { t, write } = useRegulationsPage();
  const { agreed, paid, difference } = t('shortfall');
  const example = chainShortfall({ ...facts.discounts.shortfallExample, families: [] }, facts);
  const percent = (basisPoints: number) => write('percent', basisPoints / 100);
  return (
    <KeyValueList
      entries={[
        { id: 'agreed', term: agreed, value: percent(example.agreedPoints) },
        { id: 'paid', term: paid, value: percent(example.actualPoints) },
        { id: 'difference', term: difference, value: percent(example.differencePoints) },
      ]}
    />
  );
}
