import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import { Shifts } from './Shifts.tsx';

export function Welcome() {
  const { t, facts, entry } = useMembersPage();
  const { shiftsTitle, contacts } = t('welcome');
  const pageName = t(`layout:pages.${entry.id}`);
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
