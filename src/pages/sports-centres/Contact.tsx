import { Section } from '../../components/page/Section.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import { Channel } from './Channel.tsx';
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
