import { ContactList } from '../../components/lists/ContactList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { factAt } from '../../content/facts.ts';
import { lookUp } from '../../content/look-up.ts';
import type { CampPageContact } from '../../content/types.ts';
import { phoneAddress, whatsappAddress } from '../../layout/contact-entries.ts';
import { usePageName } from '../../layout/navigation/current-page.ts';
import { type SiteContextValue, useSite } from '../../layout/site-context.tsx';
import { useCampPage } from '../../layout/template-pages.ts';

export function CampContacts() {
  const site = useSite();
  const pageName = usePageName();
  const { page, t, facts } = useCampPage();
  const { title, text, items } = t('contacts');
  const contacts = page.contacts.map(({ id, icon, fact }) => {
    const value = String(factAt(facts, fact));
    const href = addresses[id](value, site, pageName);
    return { icon, label: lookUp(items, id), value, href };
  });
  return (
    <Section id="camp-contacts" heading={title} intro={text} tone="sky" edge>
      <ContactList contacts={contacts} />
    </Section>
  );
}

const addresses: Readonly<
  Record<CampPageContact['id'], (value: string, site: SiteContextValue, pageName: string) => string>
> = {
  phone: phoneAddress,
  whatsapp: (value, site, pageName) => whatsappAddress(site, value, pageName),
  email: (value) => `mailto:${value}`,
};
