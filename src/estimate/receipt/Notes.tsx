import { usePage } from '../../layout/page-context.tsx';
import { useEstimate } from '../estimate-context.tsx';
import { useForChild } from '../form/use-for-child.ts';
import styles from './Results.module.css';

/** Papers to bring, readings that are still to be confirmed, questions that nobody answered. */
export function Notes() {
  const { title } = usePage('estimate').texts.notes;
  const sentences = useNotes();
  if (sentences.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="da-sapere">
      <h2 id="da-sapere" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function useNotes(): string[] {
  const { disputed } = usePage('estimate').texts.notes;
  const { estimate, words } = useEstimate();
  const forChild = useForChild();
  const { documents, openQuestions, missing } = estimate.quote;
  const asked = words.missing as Readonly<Record<string, string>>;
  const doubts = openQuestions.map((open) =>
    open.kind === 'interpretation' ? forChild(open.child, words.doubts[open.code]) : disputed,
  );
  return [
    ...new Set([
      ...documents.map(({ child, key }) => forChild(child, words.documents[key])),
      ...doubts,
      ...missing.map(
        ({ child, field, affects }) =>
          `${forChild(child, asked[field] ?? '')} (${words.affects[affects]})`,
      ),
    ]),
  ];
}
