import { Breaking } from '../../components/actions/Breaking.tsx';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { useSite } from '../site-context.tsx';
import styles from './FooterSafeguarding.module.css';

/** Whom to write to when a child may not be safe: never more than a press away. */
export function FooterSafeguarding() {
  const { t, facts } = useSite();
  const { title, text, link } = t('footer.safeguarding');
  return (
    <section className={styles.block} data-tone="sky" data-paper="a" data-print="hide">
      <Icon name="shield" size="sticker" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <SmartLink className={styles.link} href={`mailto:${facts.contacts.safeguarding.email}`}>
        <span>
          <Breaking text={link} />
        </span>
      </SmartLink>
    </section>
  );
}
