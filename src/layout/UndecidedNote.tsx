import { SmartLink } from '../components/actions/SmartLink.tsx';
import { listed } from '../i18n/format.ts';
import { useSecretariatChat } from './Contacts.tsx';
import { useCurrentPage } from './navigation/current-page.ts';
import { except } from './season.ts';
import { useSite } from './site-context.tsx';
import styles from './UndecidedNote.module.css';

/**
 * One calm line beside values that are still being decided, with the document that counts meanwhile and
 * the way to ask. It comes from the open questions, and goes with the last of them, or with the summer.
 * Header and footer say what the page says, so it stands once.
 */
export function UndecidedNote() {
  const { content, t, destination } = useSite();
  const chat = useSecretariatChat();
  const id = useCurrentPage()?.id ?? '';
  const open = content.undecided.filter(({ pages }) => pages.includes(id));
  if (open.length === 0) return null;
  const what = listed(content.locale.language, [...new Set(open.map((one) => one.what))]);
  return (
    <p className={styles.note} data-undecided={id} {...except('over', 'next')}>
      {t('undecided.text', { what })}{' '}
      <SmartLink {...destination(content.page.undecided.target)}>{t('undecided.link')}</SmartLink>
      {' · '}
      <SmartLink href={chat}>{t('whatsapp.short')}</SmartLink>
    </p>
  );
}
