import { ContactList } from '../../components/lists/ContactList.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { SportsCentresPage } from '../../content/types.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import styles from './Contact.module.css';

export function Contact() {
  const { page, t } = useSportsCentresPage();
  const { title, text } = t('contact');
  return (
    <Section id="contact" heading={title} intro={text} tone="sky" layout="aside" edge>
      <ul className={styles.channels}>
        {page.channels.map((channel) => (
          <Channel key={channel} channel={channel} />
        ))}
      </ul>
    </Section>
  );
}

interface ChannelProps {
  channel: SportsCentresPage['channels'][number];
}

/** One way to reach whoever looks after the partners, and what it is good for. */
function Channel({ channel }: ChannelProps) {
  const { t, facts, entry } = useSportsCentresPage();
  const { title, text } = t(`contact.channels.${channel}`);
  const group = { [channel]: facts.contacts.partners[channel] };
  const pageName = t(`layout:pages.${entry.id}`);
  return (
    <li className={styles.channel}>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <ContactList contacts={contactEntries(group, useSite(), pageName)} />
    </li>
  );
}
