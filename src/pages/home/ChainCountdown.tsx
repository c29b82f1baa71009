import { Countdown } from '../../components/dates/Countdown.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { useRemaining } from '../../layout/clock/use-deadline.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import type { Remaining } from '../../time/remaining.ts';
import { dateLeaf } from '../date-leaf.ts';
import styles from './ChainDiscount.module.css';
import { countdownLeaves, countdownSentence } from './countdown-leaves.ts';

/** What is left of the time to confirm a group; the place is as high before, during and after. */
export function ChainCountdown() {
  const { facts, texts } = usePage('home');
  const left = useRemaining(facts.discounts.chain.deadline);
  const { title, text } = texts.chain.ended;
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
  const { facts, texts, write } = usePage('home');
  const { date } = facts.discounts.chain.deadline;
  const { until, deadline } = texts.chain;
  return <Countdown title={until} units={[dateLeaf(date, write)]} sentence={deadline} />;
}

function RunningCountdown({ left }: { left: Remaining }) {
  const { texts, shared, write } = usePage('home');
  const { language } = useSite().content.locale;
  const words = shared.countdown;
  const leaves = countdownLeaves(left, { words, language, write });
  return (
    <Countdown
      title={texts.chain.countdown}
      units={leaves}
      spoken={{ label: words.label, text: countdownSentence(leaves, words.sentence) }}
      sentence={texts.chain.deadline}
    />
  );
}
