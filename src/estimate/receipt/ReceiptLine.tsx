import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/page/VisuallyHidden.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import type { QuoteLine } from '../../pricing/lines.ts';
import { useWords } from '../use-words.ts';
import styles from './ReceiptTable.module.css';

/** One step: what it is, how it comes about, what it adds or takes, and what that makes. */
export function ReceiptLine({ line, alone }: { line: QuoteLine; alone: boolean }) {
  const { t } = useEstimatePage();
  const { t: quote } = useTranslation('quote');
  const { euro } = useWords();
  const details = useDetails();
  const sign = line.amountCents < 0 ? '−' : '+';
  const on = line.on && !alone ? ` (${quote(`lines.${line.on}`)})` : '';
  return (
    <tr data-line={line.key}>
      <th scope="row">
        <span className={styles.label}>{quote(`lines.${line.key}`) + on}</span>
        <span className={styles.details}>{details(line)}</span>
      </th>
      <td>
        <span className={styles.amount}>{sign + euro(Math.abs(line.amountCents))}</span>
        <span className={styles.subtotal}>
          <VisuallyHidden>{t('receipt.columns.subtotal')}</VisuallyHidden>{' '}
          <span>{euro(line.subtotalCents)}</span>
        </span>
      </td>
    </tr>
  );
}

/** `4 × 110 €, invece di 135 €`; for a discount, `da 135 € a 108 €, −20%`. */
function useDetails(): (line: QuoteLine) => string {
  const { t, write } = useEstimatePage();
  const { euro, percent } = useWords();
  return ({ key, on, quantity, fromCents = 0, toCents = 0, basisPoints }) => {
    if (key === 'rounding') return t('receipt.rounding');
    if (basisPoints !== undefined) {
      const from = t('receipt.change', { rate: euro(fromCents), total: euro(toCents) });
      return `${from}, −${percent(basisPoints)}`;
    }
    if (quantity === undefined || on) return '';
    const count = { current: write('number', quantity), rate: euro(toCents) };
    const listed = fromCents === toCents ? [] : [t('receipt.instead', { rate: euro(fromCents) })];
    return [...(quantity > 1 ? [t('receipt.times', count)] : []), ...listed].join(', ');
  };
}
