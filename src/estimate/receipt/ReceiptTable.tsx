import type { ReactNode } from 'react';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import type { QuoteLine } from '../../pricing/lines.ts';
import type { Quote } from '../../pricing/quote.ts';
import { useWords } from '../use-words.ts';
import { ReceiptLine } from './ReceiptLine.tsx';
import styles from './ReceiptTable.module.css';

export interface ReceiptTableProps {
  quote: Pick<Quote, 'children' | 'lines' | 'totalCents'>;
  /** Which child of the family the first one is. */
  firstChild: number;
  /** What stands above the lines of a child; `place` counts from 0. */
  captionOf(place: number): ReactNode;
}

/** A till receipt: a table for each child, and the total on sun paper. */
export function ReceiptTable({ quote, firstChild, captionOf }: ReceiptTableProps) {
  const { t, write } = useEstimatePage();
  const { euro } = useWords();
  return (
    <div className={styles.receipt} data-receipt>
      {quote.children.map(({ child, totalCents }) => (
        <table key={child} className={styles.table}>
          <caption>{captionOf(child - 1)}</caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{t('receipt.columns.step')}</th>
              <th scope="col">{t('receipt.columns.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {quote.lines
              .filter((line) => line.child === child)
              .map((line) => (
                <ReceiptLine
                  key={`${line.key} ${line.on}`}
                  line={line}
                  alone={!quote.lines.some((other) => isTwin(line, other))}
                />
              ))}
          </tbody>
          {quote.children.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">
                  {t('receipt.childTotal', { current: write('number', firstChild + child - 1) })}
                </th>
                <td>{euro(totalCents)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      ))}
      <p className={styles.total}>
        <span>{t('receipt.total')}</span> <strong>{euro(quote.totalCents)}</strong>
      </p>
      <Rules lines={quote.lines} />
    </div>
  );
}

/** The sections of the regulations that the lines come from, once. */
function Rules({ lines }: { lines: readonly QuoteLine[] }) {
  const { t } = useEstimatePage();
  const { section } = useWords();
  const sections = [...new Set(lines.map((line) => line.section))].map(section);
  return (
    <p className={styles.rules}>
      {t('receipt.rules')}{' '}
      {sections.map(({ to, label }) => (
        <SmartLink key={to} to={to} className={styles.section}>
          {label}
        </SmartLink>
      ))}
    </p>
  );
}

/** The same discount on something else that the same child buys. */
function isTwin(line: QuoteLine, other: QuoteLine): boolean {
  return other.child === line.child && other.key === line.key && other.on !== line.on;
}
