import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { Channel } from './Channel.tsx';
import styles from './Contact.module.css';

export function Contact() {
  const { page, texts } = usePage('sports-centres');
  const { title, text } = texts.contact;
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
