import { ContactList } from '../../components/lists/ContactList.tsx';
import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { chatbotEntry, contactEntries } from '../../layout/contact-entries.ts';
import { usePageName } from '../../layout/navigation/current-page.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useEnrolmentPage } from '../../layout/template-pages.ts';
import styles from './Secretariat.module.css';

/** When the secretariat is open, as this page says it, and how to reach it. */
export function Secretariat() {
  const site = useSite();
  const pageName = usePageName();
  const { t, facts } = useEnrolmentPage();
  const { title, text, hours, contacts } = t('secretariat');
  const entries = (['weekdays', 'saturday', 'sunday'] as const).map((id) => ({
    id,
    term: hours[id].label,
    value: hours[id].value,
  }));
  return (
    <Section id="segreteria" heading={title} intro={text} tone="pine" layout="aside" edge>
      <KeyValueList entries={entries} />
      <h3 className={styles.contacts}>{contacts}</h3>
      <ContactList
        contacts={[
          ...contactEntries(facts.contacts.secretariat, site, pageName),
          chatbotEntry(site),
        ]}
      />
    </Section>
  );
}
