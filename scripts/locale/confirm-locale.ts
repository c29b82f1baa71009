import { confirmedText } from '../../src/author/rereading/confirmed-text.ts';
import { dueSentences } from '../../src/check/reread/due-sentences.ts';
import { lateTranslations } from '../../src/check/reread/late-translations.ts';
import { CommandError } from '../project/command-error.ts';
import { type Output, right } from '../project/content-command.ts';
import { writeRead } from '../reread/reread.ts';
import { type LocaleOptions, otherLocale, projectOf, refuseNoPage } from './options.ts';

/** Confirms the translations of a language, of one of its pages or of one sentence as read. */
export function confirmLocale(options: LocaleOptions): Output {
  const project = projectOf(options);
  const locale = otherLocale(project, options);
  refuseNoPage(project, options);
  const { page, code } = options;
  const isRead = (one: { readonly locale: string; readonly page: string; readonly key: string }) =>
    one.locale === locale && (page ?? one.page) === one.page && (code ?? one.key) === one.key;
  const late = lateTranslations(project).filter(({ translation, key }) =>
    isRead({ ...translation, key }),
  );
  const due = dueSentences(project).filter(({ sentence }) => {
    const [, folder = '', name = ''] =
      /^texts\/([^/]+)\/(.+)\.json$/.exec(sentence.document.path) ?? [];
    return isRead({ locale: folder, page: name, key: sentence.key });
  });
  if (code !== undefined && late.length + due.length === 0)
    throw new CommandError(`Nessuna frase con il codice «${code}» aspetta di essere riletta.`, 2);
  const after = confirmedText(project, new Set(due.map(({ sentence }) => sentence.key)), (one) =>
    isRead({ ...one.translation, key: one.key }),
  );
  writeRead(project, after, options);
  return right(`Traduzioni confermate: ${late.length + due.length}.`);
}
