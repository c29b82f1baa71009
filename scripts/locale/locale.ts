import { confirmedText } from '../../src/author/rereading/confirmed-text.ts';
import { staleSentences } from '../../src/check/reread/stale-sentences.ts';
import { staleTranslations } from '../../src/check/reread/stale-translations.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import { type Output, outcome, succeeded, taskIn } from '../project/content-command.ts';
import { writeRead } from '../reread/reread.ts';
import { addLocale } from './add-locale.ts';
import { type LocaleOptions, otherLocale, projectOf, refuseNoPage } from './options.ts';
import { showStatus } from './show-status.ts';

export const USAGE = `Uso: npm run locale -- status [LINGUA]     quanto manca a ogni lingua, pagina per pagina
     npm run locale -- add LINGUA          comincia una lingua: fr, de, pt-BR
     npm run locale -- confirm LINGUA      dopo aver riletto: le traduzioni di quella lingua valgono
  --page PAGINA       soltanto una pagina (status, confirm)
  --code CODICE       soltanto una frase, come la chiama lo stato (confirm)
  --content CARTELLA  un'altra cartella di contenuti
Una traduzione resta indietro quando il suo testo italiano cambia; un prezzo che cambia non la tocca.
Esce con 0 se non resta niente da fare, 1 se resta qualcosa, 2 se il comando è sbagliato.`;

type Work = (options: LocaleOptions) => Output;

const WORK: Readonly<Record<string, Work>> = {
  status: showStatus,
  add: addLocale,
  confirm: confirmLocale,
};

/** Arguments → output. */
export function run(args: readonly string[]): Output {
  return outcome(USAGE, () => work(args));
}

function work(args: readonly string[]): Output {
  const { values, positionals } = readArguments(args, OPTIONS, 2);
  const [name = 'status', subject] = positionals;
  const command = WORK[name];
  if (!command) throw new CommandError(`«${name}» non è un comando.`, 2);
  const { content, page, code } = values;
  return command({ ...taskIn(content), subject, page, code });
}

const OPTIONS = {
  content: { type: 'string' },
  page: { type: 'string' },
  code: { type: 'string' },
} as const;

/** Confirms the translations of a language, of one of its pages or of one sentence as read. */
function confirmLocale(options: LocaleOptions): Output {
  const project = projectOf(options);
  const locale = otherLocale(project, options);
  refuseNoPage(project, options);
  const { page, code } = options;
  const isRead = (one: { readonly locale: string; readonly page: string; readonly key: string }) =>
    one.locale === locale && (page ?? one.page) === one.page && (code ?? one.key) === one.key;
  const late = staleTranslations(project).filter(({ translation, key }) =>
    isRead({ ...translation, key }),
  );
  const due = staleSentences(project).filter(({ sentence }) => {
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
  return succeeded(`Traduzioni confermate: ${late.length + due.length}.`);
}
