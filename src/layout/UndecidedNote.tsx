import { SmartLink } from '../components/actions/SmartLink.tsx';
import { factAt } from '../content/facts.ts';
import { joinList } from '../i18n/format.ts';
import { useSecretariatChat } from './Contacts.tsx';
import { untilOver } from './season.ts';
import { useCurrentPage, useSite } from './site-context.tsx';

/**
 * A note beside undecided values: names the document that applies until they are decided, and
 * links to a message that asks. Shows while the page has open questions, until the summer is over.
 * Header and footer show the page's values, so one note is enough. The message names no values,
 * since a chat does not show the page.
 */
export function UndecidedNote() {
  const { content, t, facts, formats, destination } = useSite();
  const id = useCurrentPage()?.id ?? '';
  const open = content.undecided.filter(({ pages }) => pages.includes(id));
  const described = open.map(({ what, fact, format }) => {
    if (!format) return what;
    const values = [facts, content.facts].map((all) => factAt(all, fact));
    if (!values.every((value) => formats[format].accepts(value))) return what;
    const [said, value] = values.map((shown) => formats[format].format(shown));
    return t('undecided.values', { what, said, value });
  });
  const what = joinList(content.locale.language, [...new Set(described)]);
  const chat = useSecretariatChat([...new Set(open.map((question) => question.what))]);
  if (open.length === 0) return null;
  return (
    <p data-undecided={id} {...untilOver}>
      {t('undecided.text', { what })}{' '}
      <SmartLink {...destination(content.page.undecided.target)}>{t('undecided.link')}</SmartLink>
      {' · '}
      <SmartLink href={chat}>{t('whatsapp.short')}</SmartLink>
    </p>
  );
}
