import type { DecisionResult } from '../../src/author/decide/decide.ts';
import { lineDiff } from '../../src/author/decide/line-diff.ts';
import type { Refreshed } from '../../src/author/decide/refresh.ts';
import type { FileChange } from '../../src/author/file-change.ts';
import type { EditStep } from '../../src/author/steps.ts';
import type { Finding } from '../../src/check/finding.ts';
import { JsonDocument, type SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { countOf } from '../../src/check/reporters/report.ts';
import { escapePointer } from '../../src/content/json.ts';
import { findingLines, lines } from '../project/content-command.ts';

type Ready = Extract<DecisionResult, { kind: 'ready' }>;

/** What a decision does, one change per line. */
export function stepsText({ decided }: Ready): string {
  return decided
    .flatMap(({ fact, value, steps }) => {
      const isSet = steps.some(({ kind }) => kind === 'edit');
      const shown =
        Array.isArray(value) && value.length > 3
          ? `un elenco di ${value.length} voci`
          : JSON.stringify(value);
      const own = steps.find(({ file }) => file === 'facts/venues.json');
      const isOwn = own !== undefined && !fact.startsWith('venues.');
      const first = isOwn
        ? `${fact} resta com’è; in questa sede è ${shown} (${own.file})`
        : isSet
          ? `${fact} diventa ${shown}`
          : `${fact} resta ${shown}, il dato ufficiale`;
      return [first, ...steps.flatMap((step) => stepText(step, fact)).map((line) => `  ${line}`)];
    })
    .join('\n');
}

/** What a step does besides setting the fact. */
export function stepText(step: EditStep, fact: string): string[] {
  if (step.kind === 'remove-says')
    return [`la pagina ${step.page} non dice più un altro valore (${step.file})`];
  if (step.kind === 'close')
    return [`la questione «${step.question}» è chiusa (${step.file})${noticeRemoved(step.notice)}`];
  if (step.kind === 'confirm') {
    const group = fact.slice(0, fact.lastIndexOf('.'));
    return step.fields.map((field) => `${group}.${field} non è più da confermare (${step.file})`);
  }
  return [];
}

/** The pages tell families what is undecided, until it is decided. */
function noticeRemoved(notice: string | undefined): string {
  return notice === undefined ? '' : `; le pagine non scrivono più che si decide «${notice}»`;
}

/** The lines that change, file by file, with their numbers. */
export function diffText(changes: readonly FileChange[], folder: string): string {
  return changes
    .map(({ path, before, after }) => {
      const lines = lineDiff(before ?? '', after);
      const width = Math.max(...lines.map(({ number }) => String(number).length));
      const rows = lines.map(
        ({ sign, number, text }) => `${sign} ${String(number).padStart(width)} | ${text}`,
      );
      return [`${folder}/${path}`, ...rows].join('\n');
    })
    .join('\n\n');
}

/** What is left to do after a decision, one item per line. */
export function toDoText({ left, after }: Ready, folder: string): string {
  if (left.length === 0) return restText(after.findings);
  const isReading = ({ code }: Finding) => code.startsWith('reread');
  const isUnsure = ({ code }: Finding) => code === 'to-confirm';
  const others = left.filter((finding) => !isReading(finding) && !isUnsure(finding));
  const [reading, unsure] = [left.filter(isReading), left.filter(isUnsure)];
  return [
    'Che cosa resta da fare',
    ...findingLines('Frasi da rileggere', reading, { folder }),
    ...findingLines('Valori che non vanno d’accordo', others, { folder }),
    ...findingLines('Ancora da confermare (riscrivete la nota, se non vale più)', unsure, {
      folder,
    }),
    ...(reading.length > 0 ? ['Quando le avrete rilette tutte: npm run reread -- --all'] : []),
  ].join('\n');
}

/** Says «nothing left to do» only when the check finds nothing at all. */
function restText(findings: readonly Finding[]): string {
  const rest = findings.filter(({ severity }) => severity !== 'info').length;
  if (rest === 0) return 'Non resta niente da fare.';
  return `Questa decisione è completa. Il controllo trova ancora ${countOf(rest, 'altra cosa', 'altre cose')}: npm run check.`;
}

/** What each question no longer lists, and what it lists now. */
export function refreshedText(changed: readonly Refreshed[]): string {
  return changed
    .flatMap(({ question, removed, added, step }) => [
      step.kind === 'close'
        ? `la questione «${question.id}» è chiusa: nessuna pagina dice altro${noticeRemoved(question.notice)}`
        : `la questione «${question.id}» è aggiornata (${question.fact})`,
      ...removed.map((statement) => `  non più: ${statement}`),
      ...added.map((statement) => `  adesso: ${statement}`),
      ...(step.kind !== 'close' && question.notice !== undefined
        ? [
            `  le famiglie leggono che si decide «${question.notice}»: se non è più così, cambiatelo`,
          ]
        : []),
    ])
    .join('\n');
}

/** The location of each open question's reason: its author must say whether it still applies. */
export function reasonsText(
  changed: readonly Refreshed[],
  after: readonly SourceFile[],
  folder: string,
): string {
  const open = changed.filter(({ step }) => step.kind !== 'close');
  if (open.length === 0) return 'Non resta niente da fare per queste questioni.';
  const files = new Map(after.map((file) => [file.path, new JsonDocument(file)]));
  const rows = open.map(({ question, step }) => {
    const place = files.get(step.file)?.locate(`/questions/${escapePointer(question.id)}/reason`);
    return `  ${folder}/${step.file}:${place?.line}:${place?.column} ${question.reason}`;
  });
  const each = open.length === 1 ? 'questa questione è aperta' : 'queste questioni sono aperte';
  return [`Rileggete perché ${each}; se non è più così, correggete la frase:`, ...rows].join('\n');
}

/** Why a decision is refused; no file changes. */
export function refusalText(decision: Exclude<DecisionResult, Ready>, folder: string): string {
  return [...reasons(decision, folder), 'Non ho cambiato niente.'].join('\n');
}

function reasons(decision: Exclude<DecisionResult, Ready>, folder: string): string[] {
  switch (decision.kind) {
    case 'unknown-fact':
      return [`«${decision.fact}» non è un dato della cartella facts.`, ...hints(decision.nearest)];
    case 'unknown-page': {
      const pages = decision.pages.join(', ') || 'nessuna';
      return [`Questa pagina non dice un suo valore di «${decision.fact}». Lo dicono: ${pages}.`];
    }
    case 'same-everywhere':
      return [
        `«${decision.fact}» non può essere diverso per una sede: vale il dato ufficiale (--keep), oppure quello della pagina per tutte (--as).`,
      ];
    case 'refused':
      return [
        `Questo valore non va bene per «${decision.fact}»:`,
        ...decision.findings.map((finding) => `  ${sentenceOf(finding)}`),
      ];
    case 'nothing':
      return ['Il valore è già questo, nessuna pagina dice altro e nessuna questione è aperta.'];
    case 'unreadable':
      return [
        'Prima vanno corretti i file che non si leggono:',
        ...lines(decision.findings, { folder }),
      ];
    case 'invalid':
      return [
        'Con questa decisione il controllo troverebbe:',
        ...lines(decision.findings, { folder }),
        'Correggete prima questi, oppure decidete insieme i dati che dipendono l’uno dall’altro.',
      ];
  }
}

function hints(nearest: readonly string[]): string[] {
  if (nearest.length === 0) return ['I nomi sono nella cartella facts.'];
  return ['Forse intendevate:', ...nearest.map((name) => `  ${name}`)];
}
