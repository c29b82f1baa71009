import { ContactList } from '../../components/lists/ContactList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { ExternalFrame } from '../ExternalFrame.tsx';
import { BookingFrame } from './BookingFrame.tsx';
import { useBookingState } from './use-events.ts';

/** The form while there is something to book, and whom to ask in any case. */
export function Booking() {
  const { page, texts, facts, shared, entry } = usePage('open-days');
  const { anchor, link } = page.booking;
  const state = useBookingState();
  const pageName = lookUp(shared.pages, entry.id);
  return (
    <Section id={anchor} {...useWords(state)} tone="pine" edge>
      {state === 'open' && (
        <ExternalFrame
          icon="calendar"
          shape="form"
          link={link}
          title={texts.booking.frameTitle}
          frame={BookingFrame}
        />
      )}
      <ContactList contacts={contactEntries(facts.contacts.secretariat, useSite(), pageName)} />
    </Section>
  );
}

function useWords(state: ReturnType<typeof useBookingState>) {
  const { booking, events } = usePage('open-days').texts;
  if (state === 'open') return { heading: booking.title, intro: booking.text };
  return { heading: events.ask, intro: state === 'past' ? events.allPast : events.closed };
}
