import { Actions } from '../components/actions/Action.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { KeyValueList } from '../components/lists/KeyValueList.tsx';
import { Steps } from '../components/lists/Steps.tsx';
import { BodyText } from '../components/page/BodyText.tsx';
import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import { lookUp } from '../content/look-up.ts';
import { AskSecretariat } from '../layout/AskSecretariat.tsx';
import { byClock, useDeadlinePassed } from '../layout/clock/use-clock.ts';
import { SeasonWords } from '../layout/SeasonWords.tsx';
import { fromClosing, untilClosing, untilOver } from '../layout/season.ts';
import { usePage } from '../layout/site-context.tsx';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { useApps } from '../layout/use-apps.ts';
import { deadlineEnd } from '../time/rome.ts';
import { Hero } from './shared/Hero.tsx';
import { NextDeadline } from './shared/NextDeadline.tsx';
import { ValueCards } from './shared/ValueCards.tsx';

/** How to enrol: only in the app, never on this site. */
export function EnrolmentPage() {
  const { page, t } = usePage<'enrolment'>();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture}>
        <div data-stack {...untilClosing}>
          <NextDeadline />
          <Actions actions={useApps()} />
        </div>
      </Hero>
      <EnrolmentSteps />
      <PastSteps />
      <Cards id="documenti" part="documents" tone="sky" />
      <Cards id="pagamenti" part="payments" />
      <Deadlines />
      <Secretariat />
    </>
  );
}

function EnrolmentSteps() {
  const { page, t, destination } = usePage<'enrolment'>();
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
    <Section id="passaggi" heading={title} intro={text} layout="aside" edge season={untilClosing}>
      <Steps steps={steps} />
    </Section>
  );
}

function PastSteps() {
  const { title, body } = usePage<'enrolment'>().t('past');
  return (
    <Section heading={title} layout="aside" edge season={fromClosing}>
      <BodyText body={body} />
    </Section>
  );
}

/** The deadlines; the chain's until it has passed. */
function Deadlines() {
  const { page, t, facts } = usePage<'enrolment'>();
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

/** The ways to pay; or the documents that some need, such as the certificate. */
function Cards({ id, part, tone }: { id: string; part: 'payments' | 'documents'; tone?: Tone }) {
  const { page, t } = usePage<'enrolment'>();
  const { title, text, items } = t(part);
  return (
    <Section id={id} heading={title} intro={text} tone={tone} edge season={untilOver}>
      <ValueCards cards={page[part]} items={items} />
    </Section>
  );
}

/** The secretariat's opening hours, as this page says them. */
function Secretariat() {
  const { t } = usePage<'enrolment'>();
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
