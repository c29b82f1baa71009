import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';

/** Section 1: first day, last day, closures. */
export function SeasonDates() {
  const { t, facts, write } = useRegulationsPage();
  const { start, end, closures } = facts.season;
  return (
    <KeyValueList
      entries={[
        { id: 'start', term: t('season.start'), value: write('longDate', start) },
        { id: 'end', term: t('season.end'), value: write('longDate', end) },
        ...Object.entries(closures).map(([id, range]) => ({
          id,
          term: t(`closures.${id}`),
          value: write('dateRange', range),
        })),
      ]}
    />
  );
}
