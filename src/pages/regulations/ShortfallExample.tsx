import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { chainShortfall } from '../../pricing/discounts/chain-shortfall.ts';

/** Section 3: the difference when fewer pay than agreed, computed as for any family. */
export function ShortfallExample() {
  const { facts } = useSite().content;
  const { texts, write } = usePage('regulations');
  const { agreed, paid, difference } = texts.shortfall;
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
