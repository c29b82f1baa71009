import { Actions } from '../../components/actions/Action.tsx';
import { whileEnrolling } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { useApps } from '../../layout/use-apps.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useFamilyLines } from '../use-answer-lines.ts';
import { useWords } from '../use-words.ts';
import { ResultSection } from './ResultSection.tsx';
import styles from './Results.module.css';

/** What a family does with its total, which it needs in the app: nothing is booked here. */
export function NextStep() {
  const { page, t, destination } = usePage<'estimate'>();
  const total = useWords().euro(useEstimate().estimate.quote.totalCents);
  return (
    <ResultSection id="iscriversi" title={t('enrol.title')} print="hide" season={whileEnrolling}>
      <p>{t('enrol.text', { total })}</p>
      <p>{t('enrol.choices')}</p>
      <ul className={styles.list}>
        {useFamilyLines().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Actions
        actions={[
          ...useApps(),
          { label: t('enrol.link'), ...destination(page.targets.enrolment), variant: 'quiet' },
        ]}
      />
    </ResultSection>
  );
}
