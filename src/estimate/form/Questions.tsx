import { Button } from '../../components/actions/Button.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { MAX_CHILDREN } from '../answers/answers.ts';
import { withNewChild } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { ChildQuestions } from './ChildQuestions.tsx';
import { FamilyQuestions } from './FamilyQuestions.tsx';
import styles from './Questions.module.css';

/** What must be asked before quoting (regulations, section 4): each child, then the whole family. */
export function Questions() {
  const { texts } = usePage('estimate');
  const { answers, change } = useEstimate();
  const { title, add } = texts.questions;
  return (
    <section className={styles.questions} aria-labelledby="risposte">
      <h2 id="risposte" className={styles.title}>
        {title}
      </h2>
      {answers.children.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no name, only their place
        <ChildQuestions key={place} place={place} />
      ))}
      {answers.children.length < MAX_CHILDREN && (
        <div>
          <Button
            label={add}
            icon="plus"
            variant="secondary"
            onClick={() => change(withNewChild(answers))}
          />
        </div>
      )}
      <FamilyQuestions />
      <AnswerBar />
    </section>
  );
}
