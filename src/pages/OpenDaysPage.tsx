import { Actions } from '../components/actions/Action.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { BulletList } from '../components/lists/BulletList.tsx';
import { FactList } from '../components/lists/FactList.tsx';
import { Fold } from '../components/page/Fold.tsx';
import noteStyles from '../components/page/Note.module.css';
import { Section } from '../components/page/Section.tsx';
import { lookUp } from '../content/look-up.ts';
import { AskSecretariat } from '../layout/AskSecretariat.tsx';
import { useNotify } from '../layout/SeasonBanner.tsx';
import { beforeOpenDays, hideDuring, untilOver } from '../layout/season.ts';
import { usePage } from '../layout/site-context.tsx';
import styles from './open-days/OpenDayCard.module.css';
import { OpenDayCard } from './open-days/OpenDayCard.tsx';
import { byDates, type OpenDay, useBookingState, useOpenDays } from './open-days/use-open-days.ts';
import { CalendarFeed, NextDates } from './shared/CalendarFeed.tsx';
import { ExternalFrame } from './shared/ExternalFrame.tsx';
import { Hero } from './shared/Hero.tsx';
import { ValueCards } from './shared/ValueCards.tsx';

/** How to book and what to know, in any season, until the dates of the open days have passed. */
export function OpenDaysPage() {
  const isPast = useBookingState() === 'past';
  return (
    <>
      <OpenDaysHero />
      <Events />
      <div {...byDates(...useOpenDays())}>
        {!isPast && <Booking />}
        {!isPast && <Rules />}
        {!isPast && <PackingList />}
      </div>
    </>
  );
}

function OpenDaysHero() {
  const { page, t, entry, pathOf, destination } = usePage<'open-days'>();
  const state = useBookingState();
  const label = t(state === 'open' ? 'events.book' : 'events.ask');
  const booking = { label, to: pathOf(entry.id, page.booking.anchor) };
  const dates = useDates();
  const notify = useNotify(t('layout:seasons.over.link'));
  const estimate = page.estimate
    ? [{ label: t('events.estimate') ?? '', ...destination(page.estimate) }]
    : [];
  return (
    <Hero words={t('hero')} picture={page.hero.picture}>
      <div data-stack {...byDates(...useOpenDays())}>
        {dates.length > 0 && <FactList facts={dates} />}
        <p data-scripts="none">{t('events.checkDate')}</p>
        {state === 'past' ? (
          <Actions season={untilOver} actions={notify} />
        ) : (
          <Actions actions={[booking, ...estimate]} />
        )}
        {state === 'past' && <NextDates season={afterOpenDays} />}
      </div>
    </Hero>
  );
}

/** The feed's dates of this summer are past. */
const afterOpenDays = hideDuring(...beforeOpenDays['data-during'].split(' '));

function useDates() {
  const { t, format } = usePage<'open-days'>();
  const ahead = useOpenDays().filter(({ state }) => state !== 'past');
  return ahead.map((day) => ({
    id: day.id,
    icon: 'calendar' as const,
    label: day.venue.name,
    value: (
      <>
        {format('longDate', day.event.date)}
        {day.state === 'open' && <p data-eyebrow>{`${t('events.labels.bookBy')} ${day.bookBy}`}</p>}
      </>
    ),
  }));
}

/** A card for each open day ahead, a line for a past one; once all are past, how they were. */
function Events() {
  const { t } = usePage<'open-days'>();
  const days = useOpenDays();
  const isPast = useBookingState() === 'past';
  return (
    <Section heading={t('events.title')} edge>
      <CardGrid shape="two">
        {days.map((day) => (
          <div key={day.id} {...byDates(day)}>
            {day.state === 'past' ? <PastDay day={day} /> : <OpenDayCard day={day} />}
          </div>
        ))}
      </CardGrid>
      <div {...byDates(...days)}>{isPast && <HowItWas />}</div>
      <CalendarFeed season={beforeOpenDays} />
    </Section>
  );
}

function PastDay({ day: { event, venue } }: { day: OpenDay }) {
  const { t, format } = usePage<'open-days'>();
  const date = format('longDate', event.date);
  const hours = format('timeRange', event.hours);
  return <p className={styles.past}>{t('events.past', { date, hours, venue: venue.name })}</p>;
}

/** Links to the booking, in messages already sent, open it: the anchor is inside. */
function HowItWas() {
  const { page, t } = usePage<'open-days'>();
  const rules = page.rules.filter(({ whileBookable }) => !whileBookable);
  const lines = rules.map(({ id }) => lookUp(t('rules.items'), id).text);
  return (
    <Fold everywhere heading={<h3>{t('events.before')}</h3>}>
      <div id={page.booking.anchor}>
        <BulletList items={[...lines, ...t('packing.items')]} />
      </div>
    </Fold>
  );
}

function PackingList() {
  const { t } = usePage<'open-days'>();
  const { title, text, items, note } = t('packing');
  return (
    <Section heading={title} intro={text} layout="aside" edge>
      <BulletList items={items} />
      <p className={noteStyles.note}>{note}</p>
    </Section>
  );
}

function Rules() {
  const { page, t } = usePage<'open-days'>();
  const { title, items } = t('rules');
  const isBookable = useBookingState() === 'open';
  const rules = page.rules.filter(({ whileBookable }) => isBookable || !whileBookable);
  return (
    <Section heading={title} tone="sky" edge>
      <ValueCards cards={rules} items={items} />
    </Section>
  );
}

/** The form while an open day can be booked; then, whom to ask for a place. */
function Booking() {
  const { page, t } = usePage<'open-days'>();
  const { anchor, link } = page.booking;
  const isOpen = useBookingState() === 'open';
  return (
    <Section
      id={anchor}
      heading={t(isOpen ? 'booking.title' : 'events.ask')}
      intro={t(isOpen ? 'booking.text' : 'events.closed')}
      tone="pine"
      layout="aside"
      edge
      season={beforeOpenDays}
    >
      {isOpen ? (
        <ExternalFrame shape="form" link={link} title={t('booking.frameTitle')} />
      ) : (
        <AskSecretariat />
      )}
    </Section>
  );
}
