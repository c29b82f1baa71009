import { useTranslation } from 'react-i18next';
import { Button } from '../../components/actions/Button.tsx';
import { usePage } from '../../layout/site-context.tsx';
import type { Change, Combination } from '../../pricing/discounts/best-combination.ts';
import { withEdit } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import styles from './Results.module.css';

/** The cheapest permitted way to buy the same weeks, and what a chain would save. */
export function BestCombination() {
  const { t } = usePage<'estimate'>();
  const { best, isUndated } = useEstimate().estimate;
  return (
    <div className={styles.block} data-stack="3" data-print="hide">
      {best && <Proposal best={best} />}
      {isUndated && <p data-best="undated">{t('best.undated')}</p>}
      {!best && !isUndated && <p data-best="already">{t('best.already')}</p>}
      <Friends />
    </div>
  );
}

function Proposal({ best }: { best: Combination }) {
  const { t } = usePage<'estimate'>();
  const { t: tQuote } = useTranslation('quote');
  const { answers, change } = useEstimate();
  const { euro } = useWords();
  const sentence = useChangeSentence();
  const amounts = { total: euro(best.quote.totalCents), rate: euro(best.savingsCents) };
  const doubts = best.quote.openQuestions.flatMap((open) =>
    open.kind === 'interpretation' ? [tQuote(`doubts.${open.code}`)] : [],
  );
  const apply = () => {
    const improved = answers.children.map((child, index) => {
      // The chain's families and payment are the family's answers, not a child's.
      const {
        chainFamilies: _,
        chainConfirmed: __,
        ...own
      } = { ...child, ...best.requests[index] };
      const bought = best.changes.flatMap((change) =>
        change.kind === 'whole-week' && change.child === index + 1 ? [change.monday] : [],
      );
      // A request has no Mondays while some weeks have none.
      return { ...own, weekStarts: [...new Set([...child.weekStarts, ...bought])].sort() };
    });
    change(improved.reduce((all, child, index) => withEdit(all, index, child), answers));
  };
  return (
    <section
      className={styles.offer}
      data-stack="2"
      data-tone="pine"
      aria-labelledby="meglio"
      data-best="offer"
    >
      <h2 id="meglio" data-step="2">
        {t('best.title')}
      </h2>
      <p>
        <strong>{t('best.text', amounts)}</strong>
      </p>
      {[...best.changes.map(sentence), ...new Set(doubts)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div>
        <Button label={t('best.apply')} onClick={apply} />
      </div>
    </section>
  );
}

function useChangeSentence(): (change: Change) => string {
  const { t, format } = usePage<'estimate'>();
  const { siblings } = useEstimate().answers;
  const { weekDates } = useWords();
  return (change) =>
    t(`best.changes.${change.kind}`, {
      current: format('number', siblings + change.child),
      total: change.kind === 'advance' ? format('number', change.weeks) : '',
      date: weekDates(change.kind === 'whole-week' ? [change.monday] : []),
    });
}

/** What a chain would save, while there is time to form one. */
function Friends() {
  const { t, facts, format } = usePage<'estimate'>();
  const { friends } = useEstimate().estimate;
  const { euro } = useWords();
  if (!friends) return null;
  const sentence = t('best.friends', {
    current: format('number', friends.children),
    total: euro(friends.quote.totalCents),
    rate: euro(friends.savingsCents),
    date: format('longDate', facts.discounts.chain.deadline.date),
  });
  return (
    <section
      className={styles.offer}
      data-stack="2"
      data-tone="sky"
      aria-labelledby="con-gli-amici"
    >
      <h2 id="con-gli-amici" data-step="2">
        {t('best.friendsTitle')}
      </h2>
      <p>{sentence}</p>
    </section>
  );
}
