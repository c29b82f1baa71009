import { SmartLink } from '../components/actions/SmartLink.tsx';
import type { Undecided } from '../content/content.ts';
import { factAt } from '../content/facts.ts';
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
  const describe = useDescription();
  const id = useCurrentPage()?.id ?? '';
  const open = content.undecided.filter(({ pages }) => pages.includes(id));
  const what = joinList(content.locale.language, [...new Set(open.map(describe))]);
  const chat = useSecretariatChat([what]);
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

/** What is undecided; with both values where the question has a format. */
function useDescription() {
  const { content, t, facts, formats } = useSite();
  return ({ what, fact, format }: Undecided) => {
    if (!format) return what;
    const write = (value: unknown) => formats[format].write(value);
    const [said, value] = [facts, content.facts].map((all) => write(factAt(all, fact)));
    return t('undecided.values', { what, said, value });
  };
}
