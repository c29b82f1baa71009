import { Actions } from '../components/actions/Action.tsx';
import { telUrl, useSecretariatChat } from './Contacts.tsx';
import { afterSeason, untilOver } from './season.ts';
import { useSite } from './site-context.tsx';

/**
 * Ways to ask the secretariat: a message ready to send, with the questions if any, and a call; after
 * the summer, when nobody may answer it, an email.
 */
export function AskSecretariat({ questions = [] }: { questions?: readonly string[] | undefined }) {
  const { facts, t } = useSite();
  const { phone, email } = facts.contacts.secretariat;
  const chat = useSecretariatChat(questions);
  const label = t(questions.length > 1 ? 'whatsapp.questions' : 'whatsapp.short');
  const [call, write] = [t('contacts.call', { phone }), t('contacts.write')];
  return (
    <Actions
      actions={[
        { label, href: chat, icon: 'chat' },
        { label: call, href: telUrl(phone), icon: 'phone', season: untilOver },
        { label: write, href: `mailto:${email}`, icon: 'mail', season: afterSeason },
      ]}
    />
  );
}
