import { useEstimatePage } from '../../layout/template-pages.ts';
import { RECEIPT } from '../answers/anchors.ts';
import { useEstimate } from '../estimate-context.tsx';
import { ChildSummary } from './ChildSummary.tsx';
import { ReceiptTable } from './ReceiptTable.tsx';
import styles from './Results.module.css';

/** The computation itself, line by line, each with the rule that it comes from. */
export function Receipt() {
  const { t } = useEstimatePage();
  const { answers, estimate } = useEstimate();
  return (
    <section id={RECEIPT} className={styles.block} aria-labelledby="conto-titolo" tabIndex={-1}>
      <h2 id="conto-titolo" className={styles.title}>
        {t('receipt.title')}
      </h2>
      <ReceiptTable
        quote={estimate.quote}
        firstChild={answers.siblings + 1}
        captionOf={(place) => <ChildSummary place={place} />}
      />
    </section>
  );
}
