import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../../layout/contact-entries.ts';
import { usePageName } from '../../layout/navigation/current-page.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useGuidePage } from '../../layout/template-pages.ts';

/** Whom to ask: the secretariat, in every way that it has. */
export function GuideContacts() {
  const site = useSite();
  const { facts } = useGuidePage();
  return (
    <div data-print="numbers">
      <ContactList contacts={contactEntries(facts.contacts.secretariat, site, usePageName())} />
    </div>
  );
}
