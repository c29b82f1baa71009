import { ContactList } from '../../components/lists/ContactList.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { SportsCentresPage } from '../../content/types.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import styles from './Contact.module.css';

export interface ChannelProps {
  channel: SportsCentresPage['channels'][number];
}

/** One way to reach whoever looks after the partners, and what it is good for. */
export function Channel({ channel }: ChannelProps) {
  const { texts, facts, shared, entry } = usePage('sports-centres');
  const { title, text } = lookUp(texts.contact.channels, channel);
  const group = { [channel]: facts.contacts.partners[channel] };
  const pageName = lookUp(shared.pages, entry.id);
  return (
    <li className={styles.channel}>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <ContactList contacts={contactEntries(group, useSite(), pageName)} />
    </li>
  );
}
