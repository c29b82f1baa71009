import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { VisuallyHidden } from '../../components/page/VisuallyHidden.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import type { QuoteLine } from '../../pricing/lines.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import styles from './ReceiptTable.module.css';

/** One step: what it is, how it comes about, what it adds or takes, and what that makes. */
export function ReceiptLine({ line, alone }: { line: QuoteLine; alone: boolean }) {
  const { columns } = usePage('estimate').texts.receipt;
  const { words } = useEstimate();
  const { euro, section } = useWords();
  const details = useDetails();
  const { to, label } = section(line.section);
  const sign = line.amountCents < 0 ? '−' : '+';
  const on = line.on && !alone ? ` (${words.lines[line.on]})` : '';
  return (
    <tr data-line={line.key}>
      <th scope="row">
        <span className={styles.label}>{words.lines[line.key] + on}</span>
        <span className={styles.details}>{details(line)}</span>
        <SmartLink to={to} className={styles.section}>
          {label}
        </SmartLink>
      </th>
      <td>
        <span className={styles.amount}>{sign + euro(Math.abs(line.amountCents))}</span>
        <span className={styles.subtotal}>
          <VisuallyHidden>{columns.subtotal}</VisuallyHidden> {euro(line.subtotalCents)}
        </span>
      </td>
    </tr>
  );
}

/** `4 × 110 €, invece di 135 €`; for a discount, `da 135 € a 108 €, −20%`. */
function useDetails(): (line: QuoteLine) => string {
  const { texts, write } = usePage('estimate');
  const { euro, percent } = useWords();
  const { times, instead, change, rounding } = texts.receipt;
  return ({ key, on, quantity, fromCents = 0, toCents = 0, basisPoints }) => {
    if (key === 'rounding') return rounding;
    if (basisPoints !== undefined) {
      const from = fillIn(change, { rate: euro(fromCents), total: euro(toCents) });
      return `${from}, −${percent(basisPoints)}`;
    }
    if (quantity === undefined || on) return '';
    const count = { current: write('number', quantity), rate: euro(toCents) };
    const listed = fromCents === toCents ? [] : [fillIn(instead, { rate: euro(fromCents) })];
    return [...(quantity > 1 ? [fillIn(times, count)] : []), ...listed].join(', ');
  };
}
