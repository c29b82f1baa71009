import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { afterSeason } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { priceChanges } from '../answers/remembered-prices.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useFamilyLines } from '../use-answer-lines.ts';
import { useWords } from '../use-words.ts';
import styles from './EstimateTotal.module.css';
import { TotalLabel } from './ReceiptTable.tsx';

export const TOTAL_ANCHOR = 'totale';

const LABEL = `${TOTAL_ANCHOR}-titolo`;

/** The total, first and large; announced to screen readers whenever it changes. */
export function EstimateTotal() {
  const { t } = usePage<'estimate'>();
  const { estimate } = useEstimate();
  const { t: tQuote } = useTranslation('quote');
  const { euro } = useWords();
  const { totalCents, fullPriceCents, savingsCents, missing } = estimate.quote;
  const late = useLateWeeks();
  const amounts = { rate: euro(fullPriceCents), total: euro(savingsCents) };
  return (
    <section id={TOTAL_ANCHOR} className={styles.ticket} data-tone="sun" aria-labelledby={LABEL}>
      <p className={styles.main} role="status">
        <span id={LABEL} className={styles.title}>
          <TotalLabel />
        </span>
        {/* Without a script, a URL with answers still shows the page's own total. */}
        {!useHydrated() && <span className={styles.example}>{t('answer.example')}</span>}
        <strong className={styles.total} data-figure data-total>
          {euro(totalCents)}
        </strong>
      </p>
      <div className={styles.details}>
        {/* Without a script, it says what the static page's total is for. */}
        {useFamilyLines().map((line) => (
          <p key={line}>{line}</p>
        ))}
        {savingsCents > 0 && <p className={styles.savings}>{t('answer.savings', amounts)}</p>}
        {usePriceChanges().map((change) => (
          <p key={change}>{change}</p>
        ))}
        {late && <p>{t('answer.late', { date: late })}</p>}
        {missing.some(({ field }) => field === 'weeks') && <p>{t('answer.empty')}</p>}
        <p>
          {tQuote('estimate')} <span {...afterSeason}>{t('answer.past')}</span>
        </p>
      </div>
    </section>
  );
}

/** The marked weeks whose deadline has passed: `9–13 giugno, 16–20 giugno`. */
function useLateWeeks(): string {
  const { deadlines } = useEstimate().estimate;
  const late = deadlines.flatMap(({ key, over, monday }) =>
    key === 'week' && over && monday ? [monday] : [],
  );
  return useWords().weekDates(late);
}

/** The prices that have changed since a shared link was made. */
function usePriceChanges(): string[] {
  const { t, format } = usePage<'estimate'>();
  const { t: tQuote } = useTranslation('quote');
  const { euro } = useWords();
  const { prices, estimate } = useEstimate();
  if (!prices) return [];
  const date = format('longDate', prices.date);
  return priceChanges(prices, estimate.quote.lines).map(({ key, fromCents, toCents }) =>
    t('answer.changed', {
      date,
      title: tQuote(`lines.${key}`),
      rate: euro(fromCents),
      total: euro(toCents),
    }),
  );
}
