import { Actions } from '../../components/actions/Actions.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './CampBlock.module.css';

export function EnrolmentSteps() {
  const { page, texts, destination } = usePage('camp');
  return (
    <>
      <Steps
        headingLevel="h4"
        steps={page.steps.map((id) => ({ id, ...lookUp(texts.steps, id) }))}
      />
      <div className={styles.actions}>
        <Actions
          actions={[{ label: texts.buttons.enrolment, ...destination(page.targets.enrolment) }]}
        />
      </div>
    </>
  );
}
