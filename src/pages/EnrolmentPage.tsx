import { Actions } from '../components/actions/Action.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { KeyValueList } from '../components/lists/KeyValueList.tsx';
import { Steps } from '../components/lists/Steps.tsx';
import { Section } from '../components/page/Section.tsx';
import { lookUp } from '../content/look-up.ts';
import { AskSecretariat } from '../layout/AskSecretariat.tsx';
import { byClock, useDeadlinePassed, useReachedCount } from '../layout/clock/use-reached.ts';
import { SeasonWords } from '../layout/SeasonWords.tsx';
import { untilClosing } from '../layout/season.ts';
import { useEnrolmentPage } from '../layout/template-pages.ts';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { useApps } from '../layout/use-apps.ts';
import { enrolmentDeadline } from '../time/enrolment-deadline.ts';
import { deadlineEnd } from '../time/rome.ts';
import { seasonWeeks } from '../time/season-weeks.ts';
import { Hero } from './shared/Hero.tsx';
import { ValueCards } from './shared/ValueCards.tsx';

/** How to enrol: only in the app, never on this site. */
export function EnrolmentPage() {
  const { page, t } = useEnrolmentPage();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture}>
        <NextDeadline />
        <Actions actions={useApps()} />
      </Hero>
      <Documents />
      <EnrolmentSteps />
      <Deadlines />
      <Payments />
      <Secretariat />
    </>
  );
}

/** The first deadline ahead, and its week; empty in the prerendered page. */
function NextDeadline() {
  const { t, facts, write } = useEnrolmentPage();
  const weeks = seasonWeeks(facts.season)
    .filter(({ closed }) => closed !== true)
    .map((week) => ({ ...week, deadline: enrolmentDeadline(week.monday, facts.enrolment) }));
  const ends = weeks.map(({ deadline }) => deadlineEnd(deadline));
  const next = weeks[useReachedCount(ends) ?? weeks.length];
  const words =
    next &&
    t('deadlines.text', {
      date: write('dayMonthWeekday', next.deadline.date),
      title: write('dateRange', { from: next.monday, to: next.friday }),
    });
  return <strong {...byClock(...ends)}>{words}</strong>;
}

function EnrolmentSteps() {
  const { page, t, destination } = useEnrolmentPage();
  const { title, text, items } = t('steps');
  const steps = page.steps.map(({ id, target }) => {
    const { link, ...words } = lookUp(items, id);
    return {
      ...words,
      id,
      link: target && link && <SmartLink {...destination(target)}>{link}</SmartLink>,
    };
  });
  return (
    <Section id="passaggi" heading={title} intro={text} layout="aside" edge>
      <Steps steps={steps} />
    </Section>
  );
}

/** The deadlines; the chain's until it has passed. */
function Deadlines() {
  const { page, t, facts } = useEnrolmentPage();
  const chainIsOver = useDeadlinePassed(facts.discounts.chain.deadline);
  const ahead = page.deadlines.filter(({ id }) => !(chainIsOver && id === 'chain'));
  return (
    <Section id="scadenze" heading={t('deadlines.title')} tone="sky" edge season={untilClosing}>
      <div {...byClock(deadlineEnd(facts.discounts.chain.deadline))}>
        <ValueCards cards={ahead} items={t('deadlines.items')} />
      </div>
    </Section>
  );
}

function Payments() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('payments');
  return (
    <Section id="pagamenti" heading={title} intro={text} edge>
      <ValueCards shape="two" cards={page.payments} items={items} />
    </Section>
  );
}

/** What to have at hand before the first step: the certificate, the proof of an agreement. */
function Documents() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('documents');
  const cards = page.documents.map((card) => ({
    ...card,
    ...(card.id === 'total' && { season: untilClosing }),
  }));
  return (
    <Section id="documenti" heading={title} intro={text} tone="sky" edge>
      <ValueCards cards={cards} items={items} />
    </Section>
  );
}

/** The secretariat's opening hours, as this page says them. */
function Secretariat() {
  const { t } = useEnrolmentPage();
  const { title, text, hours } = t('secretariat');
  const intro = <SeasonWords text={text} from={{ over: t('layout:pastHours') }} />;
  const lines = Object.entries(hours);
  return (
    <Section id="segreteria" heading={title} intro={intro} tone="pine" layout="aside" edge>
      <UndecidedNote />
      <KeyValueList entries={lines.map(([id, { label: term, value }]) => ({ id, term, value }))} />
      <AskSecretariat />
    </Section>
  );
}
