import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import { contentFolder, type Output, outcome } from '../project/content-command.ts';
import { addLocale } from './add-locale.ts';
import { confirmLocale } from './confirm-locale.ts';
import { exportLocale, importLocale } from './exchange.ts';
import type { LocaleOptions } from './options.ts';
import { showStatus } from './show-status.ts';

export const USAGE = `Uso: npm run locale -- status [LINGUA]     quanto manca a ogni lingua, pagina per pagina
     npm run locale -- add LINGUA          comincia una lingua: fr, de, pt-BR
     npm run locale -- confirm LINGUA      dopo aver riletto: le traduzioni di quella lingua valgono
     npm run locale -- export LINGUA       scrive i testi per chi traduce, in XLIFF 2.0
     npm run locale -- import FILE         rimette nei contenuti le traduzioni di quel file
  --page PAGINA       soltanto una pagina (status, confirm, export)
  --code CODICE       soltanto una frase, come la chiama lo stato (confirm)
  --output FILE       dove scrivere (export); senza, testi-LINGUA.xlf
  --format json       lo stato per le macchine
  --content CARTELLA  un'altra cartella di contenuti
Una traduzione resta indietro quando il suo testo italiano cambia; un prezzo che cambia non la tocca.
Esce con 0 se non resta niente da fare, 1 se resta qualcosa, 2 se il comando è sbagliato.`;

type Work = (options: LocaleOptions) => Output | Promise<Output>;

const WORK: Readonly<Record<string, Work>> = {
  status: showStatus,
  add: addLocale,
  confirm: confirmLocale,
  export: exportLocale,
  import: importLocale,
};

/** Arguments → what is printed. */
export async function run(args: readonly string[]): Promise<Output> {
  try {
    return await work(args);
  } catch (error) {
    return outcome(USAGE, () => {
      throw error;
    });
  }
}

async function work(args: readonly string[]): Promise<Output> {
  const { values, positionals } = readArguments(args, OPTIONS, 2);
  const [name = 'status', subject] = positionals;
  const command = WORK[name];
  if (!command) throw new CommandError(`«${name}» non è un comando.`, 2);
  const { page, code, output, format } = values;
  if (format !== undefined && format !== 'json')
    throw new CommandError(`«${format}» non è una forma dello stato: scrivete json.`, 2);
  return command({ ...contentFolder(values.content), subject, page, code, output, format });
}

const OPTIONS = {
  content: { type: 'string' },
  page: { type: 'string' },
  code: { type: 'string' },
  output: { type: 'string' },
  format: { type: 'string' },
} as const;
