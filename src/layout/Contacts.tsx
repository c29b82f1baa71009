import { BreakableText } from '../components/actions/BreakableText.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import styles from './Contacts.module.css';
import { type SiteContextValue, usePageName, useSite } from './site-context.tsx';

type ContactMethod = 'phone' | 'whatsapp' | 'email';

const CONTACT_METHODS = [
  { id: 'phone', icon: 'phone' },
  { id: 'whatsapp', icon: 'chat' },
  { id: 'email', icon: 'mail' },
] as const;

export interface ContactsProps {
  /** A group of `facts/contacts.json`, by default the secretariat; it may lack some methods. */
  group?: { readonly [M in ContactMethod]?: string };
  /** Adds the chatbot, which answers when the secretariat is closed. */
  chatbot?: boolean;
}

/** The contacts of a group, as links that a phone can open. */
export function Contacts({ group, chatbot }: ContactsProps) {
  const site = useSite();
  const methods = group ?? site.facts.contacts.secretariat;
  const opening = site.t('whatsapp.message', { page: usePageName() });
  const urlOf = {
    phone: telUrl,
    whatsapp: (value: string) => chatUrl(site, value, opening),
    email: (value: string) => `mailto:${value}`,
  };
  const contacts = CONTACT_METHODS.flatMap(({ id, icon }) => {
    const value = methods[id];
    const label = site.t(`contacts.${id}`);
    return value ? [{ icon, label, value, href: urlOf[id](value) }] : [];
  });
  const bot = {
    icon: 'bulb' as const,
    label: site.t('contacts.chatbot'),
    value: site.t('contacts.ask'),
    href: site.link('chatbot').url,
  };
  return (
    <ul className={styles.contacts}>
      {[...contacts, ...(chatbot ? [bot] : [])].map(({ icon, label, value, href }) => (
        <li key={`${label}-${value}`} className={styles.contact}>
          <Icon name={icon} size="large" />
          <span className={styles.label}>{label}</span>
          <SmartLink href={href} className={styles.value}>
            <BreakableText text={value} />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** A chat with the secretariat that names the page the family was reading, and asks its questions. */
export function useSecretariatChat(questions: readonly string[] = []): string {
  const site = useSite();
  const opening = site.t('whatsapp.message', { page: usePageName() });
  const message = [opening, ...questions.map((question) => `- ${question}`)].join('\n');
  return chatUrl(site, site.facts.contacts.secretariat.whatsapp, message);
}

export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** A chat with a message ready to send. */
export function chatUrl(site: SiteContextValue, phone: string, message: string): string {
  return `${site.link('whatsapp').url}${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
