import { Actions } from '../../components/actions/Action.tsx';
import { usePhoneCall, useSecretariatChat } from '../../layout/Contacts.tsx';
import { useSite } from '../../layout/site-context.tsx';

/** Sends the questions of a section to the secretariat, in a message ready to send, or calls it. */
export function AskSecretariat({ questions }: { questions: readonly string[] }) {
  const { t } = useSite();
  const chat = useSecretariatChat(questions);
  return (
    <Actions
      actions={[
        { label: t('whatsapp.questions'), href: chat, icon: 'chat' },
        { ...usePhoneCall(), icon: 'phone' },
      ]}
    />
  );
}
