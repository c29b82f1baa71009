import type { ComponentType } from 'react';
import { Action, Actions } from '../../components/actions/Action.tsx';
import { DaySchedule } from '../../components/dates/DaySchedule.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { lookUp } from '../../content/look-up.ts';
import { Address, useDirections } from '../../layout/Address.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { AgreementBodies } from '../shared/AgreementBodies.tsx';
import { CalendarFeed } from '../shared/CalendarFeed.tsx';
import { SeasonBody } from '../shared/SeasonBody.tsx';
import { ValueCards } from '../shared/ValueCards.tsx';
import { Discounts } from './Discounts.tsx';
import { AgreementRates, type BlockId, blockHeading, Prices } from './PriceTables.tsx';
import styles from './VenueBlock.module.css';

/** The part under the words of a block; the other blocks have only words. */
const parts: Readonly<Partial<Record<BlockId, ComponentType>>> = {
  features: Features,
  address: VenueAddress,
  calendar: Closures,
  programme: Programme,
  menu: Menu,
  prices: Prices,
  discounts: Discounts,
  agreementRates: AgreementRates,
  agreementBodies: MarkedBodies,
  enrolment: EnrolmentSteps,
};

/** Parts that need the width of the page; the others are beside the words. */
const wide: ReadonlySet<BlockId> = new Set(['features', 'programme']);

/** A part of a tab: its heading, its words and its data. */
export function VenueBlock({ id }: { id: BlockId }) {
  const { t } = usePage<'venue'>();
  const { title, ...words } = t(`blocks.${id}`);
  const pastHours = t('layout:pastHours');
  const Part = parts[id];
  return (
    <div className={styles.block} data-part={Part && (wide.has(id) ? 'below' : 'beside')}>
      <h3 id={blockHeading(id)} className={styles.title}>
        {title}
      </h3>
      <div data-stack="3">
        <SeasonBody {...words} {...(id === 'secretariat' && { over: [pastHours] })} />
      </div>
      {Part && (
        <div className={styles.part}>
          <Part />
        </div>
      )}
    </div>
  );
}

function Features() {
  const { page, t, facts } = usePage<'venue'>();
  const available = new Set(facts.venue?.features);
  const shown = page.features.filter(({ id }) => available.has(id));
  return <ValueCards headingLevel="h4" cards={shown} items={t('features')} />;
}

function EnrolmentSteps() {
  const { page, t, destination } = usePage<'venue'>();
  return (
    <>
      <Steps headingLevel="h4" steps={page.steps.map((id) => ({ id, ...t(`steps.${id}`) }))} />
      <div className={styles.actions}>
        <Actions
          actions={[{ label: t('buttons.enrolment'), ...destination(page.targets.enrolment) }]}
        />
      </div>
    </>
  );
}

/** The days without camp, and the dates for a family's own calendar. */
function Closures() {
  const { t, facts, format } = usePage<'venue'>();
  const closures = Object.entries(facts.season.closures).map(
    ([id, dates]) => `${t(`closures.${id}`)}: ${format('dateRange', dates)}`,
  );
  return (
    <div data-stack>
      <BulletList items={closures} icon="calendar" />
      <CalendarFeed />
    </div>
  );
}

/** The courses of each day, on a card. */
function Menu() {
  const { page, t } = usePage<'venue'>();
  return (
    <div className={styles.card} data-tone="sheet" data-paper="b">
      <ul className={styles.courses}>
        {page.courses.map((id) => (
          <li key={id}>{t(`courses.${id}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The day by the clock, in whatever order the content lists it. */
function Programme() {
  const { t, facts, format } = usePage<'venue'>();
  const items = Object.entries(facts.programme.slots).map(([id, slot]) => {
    const { activity, text } = t(`slots.${id}`);
    const range = format('timeRange', slot);
    return { id, from: slot.from, range, title: activity, text, icon: slot.icon };
  });
  const inOrder = items.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return <DaySchedule headingLevel="h4" items={inOrder} />;
}

function VenueAddress() {
  const { page, facts } = usePage<'venue'>();
  const venue = lookUp(facts.venues, page.venue);
  return (
    <div className={styles.card} data-row data-tone="sheet" data-paper="b">
      <Address name={venue.name} lines={[...venue.addresses, venue.city]} />
      <Action variant="secondary" {...useDirections(venue)} />
    </div>
  );
}

function MarkedBodies() {
  const { t } = usePage<'venue'>();
  return (
    <>
      <AgreementBodies />
      <p className={styles.note}>{t('agreementTable.voucherNote')}</p>
    </>
  );
}
