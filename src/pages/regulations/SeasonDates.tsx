import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

/** Section 1: first day, last day, closures. */
export function SeasonDates() {
  const { texts, facts, write } = usePage('regulations');
  const { start, end, closures } = facts.season;
  return (
    <KeyValueList
      entries={[
        { id: 'start', term: texts.season.start, value: write('longDate', start) },
        { id: 'end', term: texts.season.end, value: write('longDate', end) },
        ...Object.entries(closures).map(([id, range]) => ({
          id,
          term: lookUp(texts.closures, id),
          value: write('dateRange', range),
        })),
      ]}
    />
  );
}
