// npm run add: adds an item of any kind that the schemas declare, with texts to write.
import {
  type AddRequest,
  type AddResult,
  addItem,
  type Ready,
} from '../src/author/add/add-item.ts';
import { type Kind, kindsOf } from '../src/author/add/kinds.ts';
import { sentenceOf } from '../src/check/messages.ts';
import { nearest } from '../src/check/schema/nearest.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError } from './project/command-error.ts';
import {
  checkReadable,
  DRY_RUN_NOTE,
  lines,
  type Output,
  outcome,
  print,
  readTask,
  succeeded,
  type Task,
  writeChanged,
} from './project/content-command.ts';

const USAGE = `Uso: npm run add              che cosa si può aggiungere
     npm run add -- CHE NOME [VALORE …] [VOCE=VALORE …]
  CHE        che cosa: sport, open-day, rule, notice, venue, closure …
  NOME       il nome interno, senza spazi né accenti: orto, villa-pamphili
  VALORE     quello che non si può indovinare, nell'ordine in cui l'elenco lo dice: una data, un'ora, una sede
  VOCE=VALORE  una voce per nome: fromAge=9
  --dry-run  mostra che cosa cambierebbe, senza cambiare niente
  --content CARTELLA  un'altra cartella di contenuti
Scrive in tutti i file quello che ci vuole, con i testi segnati DA SCRIVERE: finché ne resta uno il sito non si costruisce.
Esce con 0 se è fatto, 1 se non si può, 2 se il comando è sbagliato.`;

/** Arguments → output. Writes nothing when the addition is refused. */
export function run(args: readonly string[]): Output {
  return outcome(USAGE, () => {
    const { positionals, values } = readArguments(args, OPTIONS, Number.POSITIVE_INFINITY);
    const [kind, id = '', ...typed] = positionals;
    const request = kind === undefined ? undefined : { kind, id, typed };
    return add(readTask(values.content), request, values['dry-run'] ?? false);
  });
}

const OPTIONS = { content: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

function add(task: Task, request: AddRequest | undefined, isDryRun: boolean): Output {
  const before = checkReadable(task);
  const kinds = kindsOf(before.project);
  if (!request) return succeeded(kindsText(kinds));
  const known = kinds.find(({ word }) => word === request.kind);
  if (!known) throw new CommandError(unknownKind(request.kind, kinds), 2);
  const result = addItem({ ...task, before, options: task.checkOptions }, request);
  if (result.kind !== 'ready') {
    const isWrongUse = result.kind !== 'name-taken' && result.kind !== 'invalid-result';
    throw new CommandError(refusalText(result, known, task), isWrongUse ? 2 : 1);
  }
  const shown = shownText(result, task);
  if (isDryRun) return succeeded(`${shown}\n\n${DRY_RUN_NOTE}`);
  writeChanged(task.sources, result.after, task);
  return succeeded(
    `${shown}\n\nFatto. Quando avrete scritto i testi, npm run check dirà se manca altro.`,
  );
}

function refusalText(
  result: Exclude<AddResult, { kind: 'ready' }>,
  kind: Kind,
  { folder }: Task,
): string {
  switch (result.kind) {
    case 'invalid-name':
      return 'Ci vuole un nome interno solo, senza spazi né accenti: orto, villa-pamphili.';
    case 'name-taken':
      return `Il nome c’è già in ${folder}/${result.file}: sceglietene un altro.`;
    case 'unknown': {
      const known = result.known.length > 0 ? ` Si può dire: ${result.known.join(', ')}.` : '';
      return `«${result.typed}» non serve, o ce n’è uno di troppo.${known}`;
    }
    case 'missing-values':
      return [`Mancano dei valori. ${usageOf(kind)}`, ...kind.requiredFields.map(askedLine)].join(
        '\n',
      );
    case 'refused':
    case 'invalid-result':
      return [...result.findings.map(sentenceOf), 'Non ho cambiato niente.'].join('\n');
  }
}

function unknownKind(typed: string, kinds: readonly Kind[]): string {
  const near = nearest(
    typed,
    kinds.map(({ word }) => word),
  );
  const meant = near ? `: forse intendevate «${near}»` : '';
  return `«${typed}» non si può aggiungere${meant}.`;
}

/** What can be added, and the values that each kind needs. */
function kindsText(kinds: readonly Kind[]): string {
  const rows = kinds.flatMap((kind) => [
    `  ${kind.word.padEnd(12)} ${kind.title}: ${kind.about}`,
    ...(kind.requiredFields.length + kind.optionalFields.length > 0
      ? [`  ${' '.repeat(12)} ${usageOf(kind)}`]
      : []),
  ]);
  return ['Si può aggiungere:', ...rows].join('\n');
}

function usageOf({ word, requiredFields, optionalFields }: Kind): string {
  const values = requiredFields.map(({ title, isOptional }) => (isOptional ? `[${title}]` : title));
  const named = optionalFields.map(({ key }) => `[${key}=…]`);
  const all = [word, 'NOME', ...values.map((value) => value.toUpperCase()), ...named];
  return `npm run add -- ${all.join(' ')}`;
}

function askedLine({ key, title, about }: Kind['requiredFields'][number]): string {
  return `  ${title} (${key}): ${about}`;
}

function shownText({ after, created, left }: Ready, { sources, folder }: Task): string {
  const changed = after.filter(({ text }, index) => text !== (sources[index]?.text ?? text));
  const toWrite = left.filter(({ code }) => code === 'to-write');
  const others = left.filter(({ code }) => code !== 'to-write' && code !== 'fact-unused');
  return [
    ...created.map((path) => `File nuovo: ${folder}/${path}`),
    ...changed.map(({ path }) => `Cambia: ${folder}/${path}`),
    '',
    `Testi da scrivere (${toWrite.length}):`,
    ...lines(toWrite, { folder }),
    ...(others.length > 0 ? ['Da guardare:', ...lines(others, { folder })] : []),
  ].join('\n');
}

if (import.meta.main) print(run(process.argv.slice(2)));
