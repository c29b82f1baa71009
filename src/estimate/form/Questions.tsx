import { Button } from '../../components/actions/Button.tsx';
import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { MAX_CHILDREN } from '../answers/answers.ts';
import { withNewChild } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { ChildQuestions } from './ChildQuestions.tsx';
import { FamilyQuestions } from './FamilyQuestions.tsx';
import styles from './Questions.module.css';

/** What must be asked before quoting (regulations, section 4): each child, then the whole family. */
export function Questions() {
  const { t } = useEstimatePage();
  const { answers, change } = useEstimate();
  return (
    <section data-stack aria-labelledby="risposte">
      <h2 id="risposte" className={styles.title}>
        {t('questions.title')}
      </h2>
      {answers.children.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no name, only their place
        <ChildQuestions key={place} place={place} />
      ))}
      {answers.children.length < MAX_CHILDREN ? (
        <div>
          <Button
            label={t('questions.add')}
            icon="plus"
            variant="secondary"
            onClick={() => change(withNewChild(answers))}
          />
        </div>
      ) : (
        <MoreChildren />
      )}
      <FamilyQuestions />
    </section>
  );
}

/** Whom to ask where nothing is counted any more. */
function MoreChildren() {
  const { t, facts, entry, write } = useEstimatePage();
  const site = useSite();
  const pageName = t(`layout:pages.${entry.id}`);
  return (
    <div role="status">
      <p>{t('questions.most', { current: write('number', MAX_CHILDREN) })}</p>
      <ContactList contacts={contactEntries(facts.contacts.secretariat, site, pageName)} />
    </div>
  );
}
