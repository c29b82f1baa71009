import { Actions } from '../../components/actions/Action.tsx';
import { whileEnrolling } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { useApps } from '../../layout/use-apps.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import { ResultSection } from './ResultSection.tsx';

/** What a family does with its total, which it needs in the app: nothing is booked here. */
export function NextStep() {
  const { page, t, destination } = usePage<'estimate'>();
  const total = useWords().euro(useEstimate().estimate.quote.totalCents);
  return (
    <ResultSection id="iscriversi" title={t('enrol.title')} print="hide" season={whileEnrolling}>
      <p>{t('enrol.text', { total })}</p>
      <Actions
        actions={[
          ...useApps(),
          { label: t('enrol.link'), ...destination(page.targets.enrolment), variant: 'quiet' },
        ]}
      />
    </ResultSection>
  );
}
