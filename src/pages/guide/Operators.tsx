import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { useGuidePage } from '../../layout/template-pages.ts';

/** Who runs the camp, as the legal pages name them. */
export function Operators() {
  const { facts } = useGuidePage();
  return (
    <KeyValueList
      entries={Object.entries(facts.legal.controllers).map(([id, { name, seat }]) => ({
        id,
        term: name,
        value: seat,
      }))}
    />
  );
}
