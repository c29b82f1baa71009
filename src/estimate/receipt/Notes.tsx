import { useTranslation } from 'react-i18next';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useForChild } from '../form/use-for-child.ts';
import styles from './Results.module.css';

/** Papers to bring, readings that are still to be confirmed, questions that nobody answered. */
export function Notes() {
  const { t } = useEstimatePage();
  const sentences = useNotes();
  if (sentences.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="da-sapere">
      <h2 id="da-sapere" className={styles.title}>
        {t('notes.title')}
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
  const { t } = useEstimatePage();
  const { estimate } = useEstimate();
  const { t: quote } = useTranslation('quote');
  const forChild = useForChild();
  const { documents, openQuestions, missing } = estimate.quote;
  const doubts = openQuestions.map((open) =>
    open.kind === 'interpretation'
      ? forChild(open.child, quote(`doubts.${open.code}`))
      : t('notes.disputed'),
  );
  return [
    ...new Set([
      ...documents.map(({ child, key }) => forChild(child, quote(`documents.${key}`))),
      ...doubts,
      ...missing.map(
        ({ child, field, affects }) =>
          `${forChild(child, quote(`missing.${field}`))} (${quote(`affects.${affects}`)})`,
      ),
    ]),
  ];
}
