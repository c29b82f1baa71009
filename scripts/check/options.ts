import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { findingCodes } from '../../src/check/messages.ts';
import { reportFormats } from '../../src/check/reporters/reporters.ts';
import { allRules } from '../../src/check/rules/all.ts';
import { nearest } from '../../src/check/schema/nearest.ts';
import { isCalendarDate } from '../../src/time/calendar.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import { contentFolder } from '../project/content-command.ts';
import { ROOT, SCHEMAS } from '../project/paths.ts';

const RULES = allRules.map(({ name }) => name);

/** Every option: its type, its argument, and its line of help. */
const OPTIONS = {
  format: {
    type: 'string',
    takes: 'FORMATO',
    help: `la forma del rapporto: ${reportFormats.join(', ')}; senza, pretty`,
  },
  output: {
    type: 'string',
    takes: 'FILE',
    help: 'scrive il rapporto in un file; le cartelle che mancano si creano',
  },
  content: { type: 'string', takes: 'CARTELLA', help: 'controlla un’altra cartella di contenuti' },
  only: {
    type: 'string',
    multiple: true,
    takes: 'REGOLA',
    help: 'soltanto questa regola, oppure questo codice; si può ripetere',
  },
  all: {
    type: 'boolean',
    help: 'nel testo mostra anche contraddizioni note e valori da confermare, non soltanto quanti',
  },
  strict: { type: 'boolean', help: 'falliscono anche gli avvisi e le contraddizioni note' },
  release: {
    type: 'boolean',
    help: 'falliscono anche i valori da confermare e ciò che è da rileggere',
  },
  today: { type: 'string', takes: 'AAAA-MM-GG', help: 'il giorno di oggi; senza, quello di Roma' },
  site: {
    type: 'string',
    takes: 'DOVE',
    help: 'controlla le pagine costruite, per esempio dist, contro i dati; con https://… il sito in linea contro quello costruito in dist',
  },
  rollback: {
    type: 'boolean',
    help: 'con --site https://…: se il sito in linea non va, rimette in dist quello di prima e lo controlla',
  },
  since: {
    type: 'string',
    takes: 'VERSIONE',
    help: 'che cosa si legge di diverso rispetto a un ramo o a un commit di git, e quale modifica lo spiega; anche con --format markdown',
  },
  coverage: {
    type: 'boolean',
    help: 'quanti testi di ogni pagina sono legati ai dati, e quanti no',
  },
  fix: { type: 'boolean', help: 'scrive i segnaposto al posto dei valori scritti a mano' },
  'dry-run': {
    type: 'boolean',
    help: 'con --fix: dice che cosa cambierebbe, senza cambiare niente',
  },
  help: { type: 'boolean', help: 'mostra queste righe' },
} as const;

/** What one run does besides checking the content: at most one. */
const TASKS = ['fix', 'site', 'since', 'coverage'] as const;

/** The formats of those that have a report of their own. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  since: ['pretty', 'markdown'],
  coverage: ['pretty'],
};

export type CheckCommand = Readonly<ReturnType<typeof readCommand>>;

/** A misuse of the command; the message is Italian. */
class WrongUse extends CommandError {
  constructor(sentence: string) {
    super(sentence, 2);
  }
}

export function usage(): string {
  const lines = Object.entries(OPTIONS).map(([name, option]) => {
    const left = `--${name}${'takes' in option ? ` ${option.takes}` : ''}`;
    return `  ${left.padEnd(20)} ${option.help}`;
  });
  return [
    'Uso: npm run check -- [opzioni]',
    ...lines,
    'Esce con 0 se è tutto a posto, 1 se c’è qualcosa da correggere, 2 se il comando è sbagliato o non riesce.',
  ].join('\n');
}

/** @throws CommandError for a wrong use, HelpRequested for `--help` */
export function readCommand(args: readonly string[]) {
  const { values } = readArguments(args, OPTIONS);
  const { content, folder } = contentFolder(values.content);
  for (const name of values.only ?? [])
    requireKnown(name, [...RULES, ...findingCodes], 'La regola', RULES);
  if (values.today !== undefined && !isCalendarDate(values.today))
    throw new WrongUse(
      `«${values.today}» non è un giorno del calendario: scrivetelo come anno-mese-giorno, per esempio 2025-06-09.`,
    );
  const [task, other] = TASKS.filter((name) => values[name]);
  if (other) throw new WrongUse(`--${task} e --${other} non vanno insieme.`);
  if (values.rollback && !isUrl(values.site ?? ''))
    throw new WrongUse('--rollback serve soltanto con --site e un indirizzo: --site https://…');
  const forms = task && FORMS[task];
  if (forms && !forms.includes(values.format ?? 'pretty'))
    throw new WrongUse(`--${task} si legge soltanto come ${forms.join(' oppure ')}.`);
  if (values['dry-run'] && !values.fix) throw new WrongUse('--dry-run serve soltanto con --fix.');
  return {
    format: requireKnown(values.format ?? 'pretty', reportFormats, 'Il formato'),
    /** Absolute path of the file to write; undefined for the terminal. */
    output: values.output === undefined ? undefined : outputOf(values.output, content),
    content,
    folder,
    only: values.only ?? [],
    all: values.all ?? false,
    strict: values.strict ?? false,
    release: values.release ?? false,
    today: values.today,
    /** Absolute path of a built site, or a URL online; undefined for the content alone. */
    site: values.site === undefined ? undefined : siteOf(values.site),
    rollback: values.rollback ?? false,
    since: values.since,
    coverage: values.coverage ?? false,
    fix: values.fix ?? false,
    dryRun: values['dry-run'] ?? false,
  };
}

function requireKnown<T extends string>(
  name: string,
  names: readonly T[],
  what: string,
  shown: readonly string[] = names,
): T {
  const found = names.find((known) => known === name);
  if (found !== undefined) return found;
  const near = nearest(name, names);
  const meant = near === undefined ? '' : ` Forse intendevate «${near}».`;
  throw new WrongUse(
    `${what} «${name}» non esiste.${meant} Si può scegliere fra: ${shown.join(', ')}.`,
  );
}

/** A report among the files that the check reads would be checked too. */
function outputOf(file: string, content: string): string {
  if (file === '') throw new WrongUse('Dopo --output manca il nome del file.');
  const output = resolve(ROOT, file);
  if ([content, SCHEMAS].some((folder) => output.startsWith(resolve(folder) + sep)))
    throw new WrongUse(
      `Il rapporto non può stare fra i file che il controllo legge: per ${file} scegliete un’altra cartella.`,
    );
  return output;
}

/** True when `--site` names a site online. */
export function isUrl(site: string): boolean {
  return /^https?:\/\//i.test(site);
}

function siteOf(folder: string): string {
  if (isUrl(folder)) {
    if (!URL.canParse(folder))
      throw new WrongUse(`«${folder.replace(/\/\/.*@/, '//')}» non è un indirizzo.`);
    return Object.assign(new URL(folder), { pathname: '', search: '', hash: '' }).href;
  }
  const site = resolve(ROOT, folder);
  if (!statSync(site, { throwIfNoEntry: false })?.isDirectory())
    throw new WrongUse(
      `La cartella ${folder} non esiste: costruite prima il sito con «npm run build».`,
    );
  if (!existsSync(join(site, 'index.html')))
    throw new WrongUse(
      `Nella cartella ${folder} non c’è un sito costruito: manca index.html. Costruitelo con «npm run build».`,
    );
  return site;
}
