import { ContactList } from '../../components/lists/ContactList.tsx';
import type { SportsCentresPage } from '../../content/types.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import styles from './Contact.module.css';

export interface ChannelProps {
  channel: SportsCentresPage['channels'][number];
}

/** One way to reach whoever looks after the partners, and what it is good for. */
export function Channel({ channel }: ChannelProps) {
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
