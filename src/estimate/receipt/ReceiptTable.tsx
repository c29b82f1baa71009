import { useTranslation } from 'react-i18next';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { SeasonWords } from '../../layout/SeasonWords.tsx';
import { usePage } from '../../layout/site-context.tsx';
import type { QuoteLine } from '../../pricing/lines.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import { ChildSummary } from './ChildSummary.tsx';
import styles from './ReceiptTable.module.css';
import { ResultSection } from './ResultSection.tsx';

export const RECEIPT_ANCHOR = 'conto';

/** The quote line by line, as a till receipt: a table for each child, and the total on sun paper. */
export function Receipt() {
  const { t, format } = usePage<'estimate'>();
  const { answers, estimate } = useEstimate();
  const { children, lines, totalCents } = estimate.quote;
  const { euro } = useWords();
  return (
    <ResultSection id={RECEIPT_ANCHOR} title={t('receipt.title')}>
      <div className={styles.receipt} data-receipt>
        {children.map((part) => (
          <table key={part.child} className={styles.table}>
            <caption>
              <ChildSummary childIndex={part.child - 1} />
            </caption>
            <thead data-visually-hidden>
              <tr>
                <th scope="col">{t('receipt.columns.step')}</th>
                <th scope="col">{t('receipt.columns.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {lines
                .filter(({ child }) => child === part.child)
                .map((line) => (
                  <ReceiptLine
                    key={`${line.key} ${line.takenOff}`}
                    line={line}
                    alone={!lines.some((other) => isTwin(line, other))}
                  />
                ))}
            </tbody>
            {children.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">
                    {t('receipt.childTotal', {
                      current: format('number', answers.siblings + part.child),
                    })}
                  </th>
                  <td>{euro(part.totalCents)}</td>
                </tr>
              </tfoot>
            )}
          </table>
        ))}
        <p className={styles.total} data-display>
          <span>
            <TotalLabel />
          </span>{' '}
          <strong data-figure>{euro(totalCents)}</strong>
        </p>
        <Rules lines={lines} />
      </div>
    </ResultSection>
  );
}

/** The sections of the regulations behind the lines, each once. */
function Rules({ lines }: { lines: readonly QuoteLine[] }) {
  const { t } = usePage<'estimate'>();
  const { section } = useWords();
  const sections = [...new Set(lines.map((line) => line.section))].map(section);
  return (
    <p className={styles.rules} data-row>
      {t('receipt.rules')}{' '}
      {sections.map(({ to, label }) => (
        <SmartLink key={to} isTapTarget to={to}>
          {label}
        </SmartLink>
      ))}
    </p>
  );
}

/** Whether two lines are the same discount on two things that a child buys. */
function isTwin(line: QuoteLine, other: QuoteLine): boolean {
  return other.child === line.child && other.key === line.key && other.takenOff !== line.takenOff;
}

/** A step: its name, how it is computed, the amount, and the subtotal. */
function ReceiptLine({ line, alone }: { line: QuoteLine; alone: boolean }) {
  const { t } = usePage<'estimate'>();
  const { t: tQuote } = useTranslation('quote');
  const { euro } = useWords();
  const details = useDetails();
  const sign = line.amountCents < 0 ? '−' : '+';
  const on = line.takenOff && !alone ? ` (${tQuote(`lines.${line.takenOff}`)})` : '';
  return (
    <tr data-line={line.key}>
      <th scope="row">
        <span className={styles.label}>{tQuote(`lines.${line.key}`) + on}</span>
        <span className={styles.details}>{details(line)}</span>
      </th>
      <td>
        <span className={styles.amount}>{sign + euro(Math.abs(line.amountCents))}</span>
        <span className={styles.subtotal}>
          <span data-visually-hidden>{t('receipt.columns.subtotal')}</span>{' '}
          <span>{euro(line.subtotalCents)}</span>
        </span>
      </td>
    </tr>
  );
}

/** `4 × 110 €, invece di 135 €`; for a discount, `da 135 € a 108 €, −20%`. */
function useDetails(): (line: QuoteLine) => string {
  const { t, format } = usePage<'estimate'>();
  const { euro, percent } = useWords();
  return ({ key, takenOff, quantity, fromCents = 0, toCents = 0, basisPoints }) => {
    if (key === 'rounding') return t('receipt.rounding');
    if (basisPoints !== undefined) {
      const from = t('receipt.change', { rate: euro(fromCents), total: euro(toCents) });
      return `${from}, −${percent(basisPoints)}`;
    }
    if (quantity === undefined || takenOff) return '';
    const count = { current: format('number', quantity), rate: euro(toCents) };
    const instead = fromCents === toCents ? [] : [t('receipt.instead', { rate: euro(fromCents) })];
    return [...(quantity > 1 ? [t('receipt.times', count)] : []), ...instead].join(', ');
  };
}

/** What the total is: once that summer is over, nobody can pay it. */
export function TotalLabel() {
  const { t } = usePage<'estimate'>();
  return <SeasonWords text={t('answer.title')} from={{ over: t('answer.pastTitle') }} />;
}
