import { FloatingButton } from '../components/page/FloatingButton.tsx';
import { whatsappAddress } from './contact-entries.ts';
import { usePageName } from './navigation/current-page.ts';
import { useSite } from './site-context.tsx';

/** A chat with the secretariat that already says which page the family was reading. */
export function WhatsappButton() {
  const site = useSite();
  const { whatsapp } = site.layoutFacts.contacts.secretariat;
  const href = whatsappAddress(site, whatsapp, usePageName());
  return (
    <FloatingButton label={site.t('whatsapp.label')} short={site.t('whatsapp.short')} href={href} />
  );
}
