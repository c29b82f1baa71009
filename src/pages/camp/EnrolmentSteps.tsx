import { Actions } from '../../components/actions/Actions.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { useCampPage } from '../../layout/template-pages.ts';
import styles from './CampBlock.module.css';

export function EnrolmentSteps() {
  const { page, t, destination } = useCampPage();
  return (
    <>
      <Steps headingLevel="h4" steps={page.steps.map((id) => ({ id, ...t(`steps.${id}`) }))} />
      <div className={styles.actions}>
        <Actions
          actions={[{ label: t('buttons.enrolment'), ...destination(page.targets.enrolment) }]}
        />
      </div>
    </>
  );
}
