import { useTranslation } from 'react-i18next';
import { Countdown } from '../../components/dates/Countdown.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { useRemaining } from '../../layout/clock/use-deadline.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import type { Remaining } from '../../time/remaining.ts';
import { dateLeaf } from '../shared/date-leaf.ts';
import styles from './ChainDiscount.module.css';
import { countdownLeaves, countdownSentence } from './countdown-leaves.ts';

/** What is left of the time to confirm a group; the place is as high before, during and after. */
export function ChainCountdown() {
  const { facts, t } = useHomePage();
  const left = useRemaining(facts.discounts.chain.deadline);
  const { title, text } = t('chain.ended');
  return (
    <div className={styles.countdown}>
      {left === undefined && <DeadlineLeaf />}
      {left === null && <Banner title={title} text={text} />}
      {left && <RunningCountdown left={left} />}
    </div>
  );
}

/** The deadline as a date: a page that is made in advance cannot know how much time is left. */
function DeadlineLeaf() {
  const { facts, t, write } = useHomePage();
  const { date } = facts.discounts.chain.deadline;
  const { until, deadline } = t('chain');
  return <Countdown title={until} units={[dateLeaf(date, write)]} sentence={deadline} />;
}

function RunningCountdown({ left }: { left: Remaining }) {
  const { t, write } = useHomePage();
  const { t: layout } = useTranslation('layout');
  const leaves = countdownLeaves(left, layout, write);
  return (
    <Countdown
      title={t('chain.countdown')}
      units={leaves}
      spoken={{ label: layout('countdown.label'), text: countdownSentence(leaves, layout) }}
      sentence={t('chain.deadline')}
    />
  );
}
