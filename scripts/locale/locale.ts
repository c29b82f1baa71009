import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import { contentFolder, type Output, outcome } from '../project/content-command.ts';
import { addLocale } from './add-locale.ts';
import { confirmLocale } from './confirm-locale.ts';
import type { LocaleOptions } from './options.ts';
import { showStatus } from './show-status.ts';

export const USAGE = `Uso: npm run locale -- status [LINGUA]     quanto manca a ogni lingua, pagina per pagina
     npm run locale -- add LINGUA          comincia una lingua: fr, de, pt-BR
     npm run locale -- confirm LINGUA      dopo aver riletto: le traduzioni di quella lingua valgono
  --page PAGINA       soltanto una pagina (status, confirm)
  --code CODICE       soltanto una frase, come la chiama lo stato (confirm)
  --format json       lo stato per le macchine
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
  const { page, code, format } = values;
  if (format !== undefined && format !== 'json')
    throw new CommandError(`«${format}» non è una forma dello stato: scrivete json.`, 2);
  return command({ ...contentFolder(values.content), subject, page, code, format });
}

const OPTIONS = {
  content: { type: 'string' },
  page: { type: 'string' },
  code: { type: 'string' },
  format: { type: 'string' },
} as const;
