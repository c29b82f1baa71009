import { ContactList } from '../../components/lists/ContactList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import { Shifts } from './Shifts.tsx';

export function Welcome() {
  const { texts, facts, shared, entry } = usePage('members');
  const { shiftsTitle, contacts } = texts.welcome;
  const pageName = lookUp(shared.pages, entry.id);
  return (
    <>
      <StaffBlock title={shiftsTitle}>
        <Shifts />
      </StaffBlock>
      <StaffBlock title={contacts.title} text={contacts.text}>
        <ContactList contacts={contactEntries(facts.contacts.management, useSite(), pageName)} />
      </StaffBlock>
    </>
  );
}
