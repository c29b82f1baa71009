import { ContactList } from '../../components/lists/ContactList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { ExternalFrame } from '../shared/ExternalFrame.tsx';
import { byDates, useBookingState, useEvents } from './use-events.ts';

/** The form while there is something to book, and whom to ask in any case. */
export function Booking() {
  const { page, t, facts, entry } = useOpenDaysPage();
  const { anchor, link } = page.booking;
  const state = useBookingState();
  const pageName = t(`layout:pages.${entry.id}`);
  return (
    <Section id={anchor} {...useWords(state)} tone="pine" edge clock={byDates(...useEvents())}>
      {state === 'open' && (
        <ExternalFrame icon="calendar" shape="form" link={link} title={t('booking.frameTitle')} />
      )}
      <ContactList contacts={contactEntries(facts.contacts.secretariat, useSite(), pageName)} />
    </Section>
  );
}

function useWords(state: ReturnType<typeof useBookingState>) {
  const { t } = useOpenDaysPage();
  if (state === 'open') return { heading: t('booking.title'), intro: t('booking.text') };
  return {
    heading: t('events.ask'),
    intro: t(`events.${state === 'past' ? 'allPast' : 'closed'}`),
  };
}
