import { added, fileWithName, INTERNAL_NAME, type Wish } from '../../src/author/add/adding.ts';
import type { Addition } from '../../src/author/add/addition.ts';
import type { Period } from '../../src/author/add/closure-skeleton.ts';
import { KINDS } from '../../src/author/add/skeletons.ts';
import type { Finding } from '../../src/check/finding.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { nearest } from '../../src/check/schema/nearest.ts';
import { dateMeant } from '../../src/check/schema/rewrite.ts';
import { isCalendarDate } from '../../src/time/calendar.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import {
  type ContentFolder,
  contentFolder,
  lines,
  type Output,
  outcome,
  refuseUnreadable,
  right,
  writeChanged,
} from '../project/content-command.ts';
import { readContentFolder, readServedFiles } from '../project/content-folder.ts';
import { SCHEMAS, servedFolder } from '../project/places.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import { hints } from './hints.ts';

export const USAGE = `Uso: npm run add -- CHE NOME
  CHE        activity     un’attività: pagina, menu e cartellino nella home
             page         una pagina nel menu in alto
             venue        una sede, in fase di definizione e nascosta
             section      una sezione del Regolamento Economico
             question     una domanda dei genitori, con la risposta
             slide        un riquadro della testata della home
             testimonial  una testimonianza
             body         un ente convenzionato
             closure      una chiusura: dopo il nome il primo giorno e l’ultimo, 4/7/2025 6/7/2025
  NOME       il nome interno, senza spazi né accenti: orto, villa-pamphili
  --dry-run  mostra che cosa cambierebbe, senza cambiare niente
  --content CARTELLA  un'altra cartella di contenuti
Scrive lo scheletro in tutti i file, con i testi segnati DA SCRIVERE: finché ne resta uno il sito non si costruisce.
Esce con 0 se è fatto, 1 se non si può, 2 se il comando è sbagliato.`;

interface Options extends ContentFolder, Wish {
  readonly dryRun: boolean;
}

/** Arguments → what is printed; nothing is written when the name is taken. */
export function run(args: readonly string[]): Output {
  return outcome(USAGE, () => add(readOptions(args)));
}

function add(options: Options): Output {
  const sources = readContentFolder(options.content);
  const schemas = readSchemaSet(SCHEMAS);
  const rules = { served: readServedFiles(servedFolder()) };
  const before = runChecks(sources, schemas, rules);
  refuseUnreadable(before.findings, options);
  const taken = fileWithName(sources, options.id);
  if (taken)
    throw new CommandError(
      `Il nome «${options.id}» c’è già in ${options.folder}/${taken.path}: sceglietene un altro.`,
    );
  const { addition, after, left } = added(sources, before, schemas, rules, options, hints);
  refuseDays(left);
  const shown = shownText(addition, left, options);
  if (options.dryRun) return right(`${shown}\n\nÈ una prova: non ho cambiato niente.`);
  writeChanged(sources, after, options);
  return right(
    `${shown}\n\nFatto. Quando avrete scritto i testi, npm run check dirà se manca altro.`,
  );
}

/** Days that the season does not hold would leave a closure to take out of all files again. */
function refuseDays(left: readonly Finding[]): void {
  const wrong = left.filter(({ code }) => code === 'closure-outside' || code === 'ranges-overlap');
  if (wrong.length === 0) return;
  throw new CommandError([...wrong.map(sentenceOf), 'Non ho cambiato niente.'].join('\n'));
}

function shownText(
  { steps, created }: Addition,
  left: readonly Finding[],
  options: Options,
): string {
  const files = [...new Set(steps.map(({ file }) => file))];
  const [toWrite, others] = [
    left.filter(({ code }) => code === 'to-write'),
    left.filter(({ code }) => code !== 'to-write'),
  ];
  return [
    ...created.map(({ path }) => `File nuovo: ${options.folder}/${path}`),
    ...files.map((file) => `Cambia: ${options.folder}/${file}`),
    '',
    `Testi da scrivere (${toWrite.length}):`,
    ...lines(toWrite, options),
    ...(others.length > 0 ? ['Da guardare:', ...lines(others, options)] : []),
  ].join('\n');
}

function readOptions(args: readonly string[]): Options {
  const { positionals } = readArguments(args, OPTIONS, 4);
  const [typed = '', id = '', ...days] = positionals;
  const kind = KINDS.find((one) => one === typed);
  if (kind === undefined) {
    if (typed === '') throw new CommandError(`Dite che cosa aggiungere: ${KINDS.join(', ')}.`, 2);
    const near = nearest(typed, KINDS);
    const meant = near ? `: forse intendevate «${near}»` : '';
    throw new CommandError(`«${typed}» non si può aggiungere${meant}.`, 2);
  }
  if (!INTERNAL_NAME.test(id))
    throw new CommandError(
      'Ci vuole un nome interno solo, senza spazi né accenti: orto, villa-pamphili.',
      2,
    );
  const { values } = readArguments(args, OPTIONS, kind === 'closure' ? 4 : 2);
  const period = kind === 'closure' ? periodOf(days) : undefined;
  return { ...contentFolder(values.content), kind, id, period, dryRun: values['dry-run'] ?? false };
}

/** @throws CommandError when no day is typed, or something else than a day */
function periodOf(typed: readonly string[]): Period {
  const days = typed.map((day) => (isCalendarDate(day) ? day : (dateMeant(day) ?? '')));
  const [from = '', to = from] = days;
  if (from !== '' && to !== '' && from <= to) return { from, to };
  throw new CommandError(
    'Dopo il nome ci vogliono il primo giorno e l’ultimo: npm run add -- closure piscina 4/7/2025 6/7/2025. Se è un giorno solo basta quello.',
    2,
  );
}

const OPTIONS = { content: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
