import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../contact-entries.ts';
import { usePageName } from '../navigation/current-page.ts';
import { useSite } from '../site-context.tsx';
import { FooterBlock } from './FooterBlock.tsx';

/** How to reach the secretariat. */
export function FooterContacts() {
  const site = useSite();
  const { title, text } = site.t('footer.contacts');
  return (
    <FooterBlock title={title} text={text}>
      <ContactList
        contacts={contactEntries(site.layoutFacts.contacts.secretariat, site, usePageName())}
      />
    </FooterBlock>
  );
}
