import { useTranslation } from 'react-i18next';
import { Countdown } from '../../components/dates/Countdown.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { byClock, useDeadlineState } from '../../layout/clock/use-deadline.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useHomePage } from '../../layout/template-pages.ts';
import { remaining } from '../../time/remaining.ts';
import { romeInstant } from '../../time/rome.ts';
import { dateLeaf } from '../shared/date-leaf.ts';
import styles from './ChainDiscount.module.css';
import { countdownLeaves, countdownSentence } from './countdown-leaves.ts';

/** What is left of the time to confirm a group; the place is as high before, during and after. */
export function ChainCountdown() {
  const { facts, t } = useHomePage();
  const { deadline } = facts.discounts.chain;
  const state = useDeadlineState(deadline);
  const { title, text } = t('chain.ended');
  return (
    <div className={styles.countdown} {...byClock(deadline)}>
      {state === 'untold' && <DeadlineLeaf />}
      {state === 'ahead' && <RunningCountdown until={romeInstant(deadline)} />}
      {state === 'passed' && <Banner title={title} text={text} />}
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

/** Drawn once; `ChainCountdown.client.ts` counts. */
function RunningCountdown({ until }: { until: number }) {
  const { t } = useHomePage();
  const { t: layout } = useTranslation('layout');
  const { locale, texts } = useSite().content;
  // The build does not know when it is read: the same content gives the same HTML.
  const now = import.meta.env.SSR ? 0 : Date.now();
  const left = remaining(until, Math.min(now, until - 1));
  const leaves = left ? countdownLeaves(left, texts.countdown, locale.language) : [];
  return (
    <div data-driver="countdown" data-until={until} data-words={JSON.stringify(texts.countdown)}>
      <Countdown
        title={t('chain.countdown')}
        units={leaves}
        spoken={{
          label: layout('countdown.label'),
          text: countdownSentence(leaves, texts.countdown),
        }}
        sentence={t('chain.deadline')}
      />
    </div>
  );
}
