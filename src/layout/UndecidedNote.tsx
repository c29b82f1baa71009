import { SmartLink } from '../components/actions/SmartLink.tsx';
import { joinList } from '../i18n/format.ts';
import { useSecretariatChat } from './Contacts.tsx';
import { untilOver } from './season.ts';
import { useCurrentPage, useSite } from './site-context.tsx';

/**
 * One calm line beside undecided values, with the document that prevails meanwhile and a way to
 * ask. It shows while open questions remain, until the summer is over. Header and footer show the
 * page's values, so one line is enough.
 */
export function UndecidedNote() {
  const { content, t, destination } = useSite();
  const chat = useSecretariatChat();
  const id = useCurrentPage()?.id ?? '';
  const open = content.undecided.filter(({ pages }) => pages.includes(id));
  if (open.length === 0) return null;
  const what = joinList(content.locale.language, [...new Set(open.map((one) => one.what))]);
  return (
    <p data-undecided={id} {...untilOver}>
      {t('undecided.text', { what })}{' '}
      <SmartLink {...destination(content.page.undecided.target)}>{t('undecided.link')}</SmartLink>
      {' · '}
      <SmartLink href={chat}>{t('whatsapp.short')}</SmartLink>
    </p>
  );
}
