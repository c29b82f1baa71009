import { useTranslation } from 'react-i18next';
import { Action, Actions } from '../../components/actions/Action.tsx';
import { Countdown } from '../../components/dates/Countdown.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import noteStyles from '../../components/page/Note.module.css';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { byClock, useDeadlinePassed, useInstantState } from '../../layout/clock/use-clock.ts';
import { untilOver } from '../../layout/season.ts';
import { usePage, useSite } from '../../layout/site-context.tsx';
import { remaining } from '../../time/remaining.ts';
import { deadlineEnd, romeInstant } from '../../time/rome.ts';
import { ChainTable } from '../shared/ChainTable.tsx';
import { dateTile } from '../shared/date-tile.ts';
import styles from './ChainDiscount.module.css';
import { countdownSentence, countdownUnits } from './countdown-units.ts';

/** The offer with its countdown; after the deadline, that it has ended; nothing after the summer. */
export function ChainDiscount() {
  const { page, t, facts, destination } = usePage<'home'>();
  const { deadline } = facts.discounts.chain;
  const isEnded = useDeadlinePassed(deadline);
  const { anchor, primary, secondary } = page.chain;
  const { ended, table, ...words } = t('chain');
  const { title, text } = isEnded ? ended : words;
  const rules = { label: words.secondary, ...destination(secondary) };
  return (
    <Section
      id={anchor}
      heading={title}
      intro={text}
      tone="sky"
      edge
      layout="aside"
      clock={byClock(deadlineEnd(deadline))}
      season={isEnded ? untilOver : undefined}
    >
      {isEnded ? (
        <Action variant="quiet" {...rules} />
      ) : (
        <>
          <ChainCountdown />
          <ChainTable caption={table.caption} words={table} />
          <ChainSteps />
          <Actions actions={[{ label: words.primary, ...destination(primary) }, rules]} />
        </>
      )}
    </Section>
  );
}

/** How to get the discount; hidden once its deadline has passed. */
function ChainSteps() {
  const { page, t } = usePage<'home'>();
  const { steps, stepsTitle, note } = t('chain');
  return (
    <Fold heading={<h3 data-step="3">{stepsTitle}</h3>}>
      <div data-stack>
        <Steps
          headingLevel="h4"
          steps={page.chain.steps.map(({ id }) => ({ id, ...lookUp(steps, id) }))}
        />
        <p className={noteStyles.note}>{note}</p>
      </div>
    </Fold>
  );
}

/** The time left to confirm a group; as tall as the date that the prerendered page shows instead. */
function ChainCountdown() {
  const { deadline } = usePage<'home'>().facts.discounts.chain;
  const isKnown = useInstantState(deadlineEnd(deadline)) !== 'unknown';
  return (
    <div className={styles.countdown}>
      {isKnown ? <RunningCountdown until={romeInstant(deadline)} /> : <DeadlineTile />}
    </div>
  );
}

/** The deadline as a date: a prerendered page cannot know how much time is left. */
function DeadlineTile() {
  const { facts, t, format } = usePage<'home'>();
  const { date } = facts.discounts.chain.deadline;
  const { until, deadline } = t('chain');
  return <Countdown title={until} units={[dateTile(date, format)]} sentence={deadline} />;
}

/** The words that `ChainCountdown.client.ts` reads. */
const CLIENT_TEXT_KEYS = ['days', 'hours', 'minutes', 'seconds', 'one', 'other', 'sentence'];

/** Rendered once; `ChainCountdown.client.ts` keeps it running. */
function RunningCountdown({ until }: { until: number }) {
  const { t } = usePage<'home'>();
  const { t: layout } = useTranslation('layout');
  const { locale, texts } = useSite().content;
  // A build reads no clock: the same content gives the same HTML.
  const now = import.meta.env.SSR ? 0 : Date.now();
  const left = remaining(until, Math.min(now, until));
  const units = left ? countdownUnits(left, texts.countdown, locale.language) : [];
  return (
    <div
      data-driver="countdown"
      data-until={until}
      data-words={JSON.stringify(texts.countdown, CLIENT_TEXT_KEYS)}
    >
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
