import { Icon } from '../components/icons/Icon.tsx';
import { useSecretariatChat } from './Contacts.tsx';
import { useSite } from './site-context.tsx';
import styles from './WhatsappButton.module.css';

/** In the flow of the page; `WhatsappButton.client.ts` makes it float. */
export function WhatsappButton() {
  const { t } = useSite();
  return (
    <a
      data-driver="floating-button"
      className={styles.button}
      href={useSecretariatChat()}
      aria-label={t('whatsapp.label')}
      rel="noopener noreferrer"
      data-tone="pine"
      data-print="hide"
    >
      <Icon name="chat" size="large" />
      <span>{t('whatsapp.short')}</span>
    </a>
  );
}
