import { ContactList } from '../../components/ContactList.tsx';
import { FrameGate } from '../../components/FrameGate.tsx';
import { Section } from '../../components/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { frameWords } from '../frame-words.ts';
import { usePage } from '../page-context.tsx';

export function Booking() {
  const { page, texts, facts, shared, entry, link } = usePage('open-days');
  const { title, text, frameTitle } = texts.booking;
  const { anchor, link: form } = page.booking;
  const pageName = lookUp(shared.pages, entry.id);
  return (
    <Section id={anchor} heading={title} intro={text} tone="pine" edge>
      <FrameGate icon="calendar" {...frameWords(shared.frames, link(form), frameTitle)} />
      <ContactList contacts={contactEntries(facts.contacts.secretariat, useSite(), pageName)} />
    </Section>
  );
}
