import type { ContactListProps } from '../components/lists/ContactList.tsx';
import type { SiteContextValue } from './site-context.tsx';

type ContactProps = ContactListProps['contacts'][number];

/** A group of `facts/contacts.json`; not every group has every way. */
export interface ContactGroup {
  readonly phone?: string;
  readonly whatsapp?: string;
  readonly email?: string;
}

/**
 * The ways to reach a group, each a link that the phone knows how to open.
 * @param labelOf what stands before each way, where a page has words of its own
 */
export function contactEntries(
  group: ContactGroup,
  site: SiteContextValue,
  pageName: string,
  labelOf: (way: keyof ContactGroup) => string = (way) => site.t(`contacts.${way}`),
): ContactProps[] {
  const entries: ContactProps[] = [];
  if (group.phone) {
    entries.push({
      icon: 'phone',
      label: labelOf('phone'),
      value: group.phone,
      href: phoneAddress(group.phone),
    });
  }
  if (group.whatsapp) {
    const href = whatsappAddress(site, group.whatsapp, pageName);
    entries.push({ icon: 'chat', label: labelOf('whatsapp'), value: group.whatsapp, href });
  }
  if (group.email) {
    entries.push({
      icon: 'mail',
      label: labelOf('email'),
      value: group.email,
      href: `mailto:${group.email}`,
    });
  }
  return entries;
}

/** The chatbot, which answers when the secretariat is closed. */
export function chatbotEntry(site: SiteContextValue): ContactProps {
  const href = site.link('chatbot').url;
  return { icon: 'chat', label: site.t('contacts.chatbot'), value: site.t('contacts.ask'), href };
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** Opens a chat whose first message says which page the family was reading. */
export function whatsappAddress(site: SiteContextValue, phone: string, pageName: string): string {
  return chatAddress(site, phone, site.t('whatsapp.message', { page: pageName }));
}

/** A chat with a message that is ready to be sent. */
export function chatAddress(site: SiteContextValue, phone: string, message: string): string {
  return `${site.link('whatsapp').url}${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
