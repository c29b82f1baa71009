import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/actions/Action.tsx';
import { Countdown } from '../../components/dates/Countdown.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { byClock, useDeadlinePassed, useDeadlineState } from '../../layout/clock/use-reached.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useHomePage } from '../../layout/template-pages.ts';
import { remaining } from '../../time/remaining.ts';
import { romeInstant } from '../../time/rome.ts';
import { ChainTable } from '../shared/ChainTable.tsx';
import { dateTile } from '../shared/date-tile.ts';
import { countdownSentence, countdownUnits } from './countdown-units.ts';
import styles from './Opening.module.css';

export function ChainDiscount() {
  const { page, t, facts, destination } = useHomePage();
  const isEnded = useDeadlinePassed(facts.discounts.chain.deadline);
  const { anchor, primary, secondary } = page.chain;
  const words = t('chain');
  return (
    <Section id={anchor} heading={words.title} intro={words.text} tone="sky" edge layout="aside">
      <ChainCountdown />
      <div data-stack {...byClock(facts.discounts.chain.deadline)}>
        {!isEnded && (
          <>
            <ChainTable caption={words.table.caption} words={words.table} />
            <ChainSteps />
          </>
        )}
        <Actions
          actions={[
            ...(isEnded ? [] : [{ label: words.primary, ...destination(primary) }]),
            { label: words.secondary, variant: 'secondary', ...destination(secondary) },
          ]}
        />
      </div>
    </Section>
  );
}

/** How to get the discount; hidden once its deadline has passed. */
function ChainSteps() {
  const { page, t } = useHomePage();
  const { steps, stepsTitle, note } = t('chain');
  return (
    <Fold heading={<h3 data-step="3">{stepsTitle}</h3>}>
      <div data-stack>
        <Steps
          headingLevel="h4"
          steps={page.chain.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(steps, id) }))}
        />
        <p data-note>{note}</p>
      </div>
    </Fold>
  );
}

/** The time left to confirm a group; its height is the same before, during and after. */
function ChainCountdown() {
  const { facts, t } = useHomePage();
  const { deadline } = facts.discounts.chain;
  const state = useDeadlineState(deadline);
  const { title, text } = t('chain.ended');
  return (
    <div className={styles.countdown} {...byClock(deadline)}>
      {state === 'unknown' && <DeadlineTile />}
      {state === 'ahead' && <RunningCountdown until={romeInstant(deadline)} />}
      {state === 'passed' && <Banner title={title} text={text} />}
    </div>
  );
}

/** The deadline as a date: a prerendered page cannot know how much time is left. */
function DeadlineTile() {
  const { facts, t, write } = useHomePage();
  const { date } = facts.discounts.chain.deadline;
  const { until, deadline } = t('chain');
  return <Countdown title={until} units={[dateTile(date, write)]} sentence={deadline} />;
}

/** Rendered once; `ChainCountdown.client.ts` keeps it running. */
function RunningCountdown({ until }: { until: number }) {
  const { t } = useHomePage();
  const { t: layout } = useTranslation('layout');
  const { locale, texts } = useSite().content;
  // A build reads no clock: the same content gives the same HTML.
  const now = import.meta.env.SSR ? 0 : Date.now();
  const left = remaining(until, Math.min(now, until - 1));
  const units = left ? countdownUnits(left, texts.countdown, locale.language) : [];
  return (
    <div data-driver="countdown" data-until={until} data-words={JSON.stringify(texts.countdown)}>
      <Countdown
        title={t('chain.countdown')}
        units={units}
        spoken={{
          label: layout('countdown.label'),
          text: countdownSentence(units, texts.countdown),
        }}
        sentence={t('chain.deadline')}
      />
    </div>
  );
}
