import { writtenValue } from '../../src/check/facts/written-value.ts';
import type { Finding } from '../../src/check/finding.ts';
import { counted } from '../../src/check/reporters/report.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import type { Json } from '../../src/content/json.ts';

/** What waits for a decision: contradictions, then values to confirm. */
export function waitingText({ findings, project }: CheckResult, folder: string): string {
  const open = findings.filter(({ code }) => /^(contradiction|question-changed)/.test(code));
  const unsure = findings.filter(({ code }) => code === 'to-confirm');
  const written = (finding: Finding) => (value: Json | undefined) =>
    writtenValue(project, finding.fact ?? '', value ?? null);
  return [
    `${counted(open.length, 'contraddizione da decidere', 'contraddizioni da decidere')}:`,
    ...open.map((finding) => contradictionText(finding, written(finding), folder)),
    `${counted(unsure.length, 'valore da confermare', 'valori da confermare')}:`,
    unsure.map((finding) => unsureText(finding, folder)).join('\n'),
  ].join('\n\n');
}

function unsureText({ fact, file, line, args, value }: Finding, folder: string): string {
  const name = fact ?? `${folder}/${file}:${line}`;
  const shown = value === undefined ? name : `${name} ${JSON.stringify(value)}`;
  return `  ${shown}  ${String(args.note)}`;
}

function contradictionText(
  finding: Finding,
  written: (value: Json | undefined) => string,
  folder: string,
): string {
  const { args, related = [], fact = '' } = finding;
  const own = {
    ...finding,
    role: 'page' as const,
    value: finding.value ?? null,
    pages: finding.pages ?? [],
  };
  const isOwnPlace = finding.file.startsWith('pages/');
  const rows = [...related, ...(isOwnPlace ? [own] : [])]
    .filter(({ role }) => role !== 'known')
    .map(({ role, value, pages, file, line, column }) => {
      const place = `${folder}/${file}:${line}:${column}`;
      return `  ${valueText(written(value))}  ${ROLES[role]}  ${place}  ${pagesText(pages)}`.trimEnd();
    });
  const owner = args.question
    ? `  Decide ${String(args.owner)}, dal ${String(args.since)} (questione «${String(args.question)}»). ${String(args.reason)}`
    : '  Non è in questions.json: nessuno la sta decidendo.';
  return [`${fact} · ${String(args.label)}`, ...rows, owner].join('\n');
}

const ROLES = { authority: 'ufficiale', venue: 'altra sede', page: 'pagina', known: 'questione' };

function valueText(written: string): string {
  const length = /^#(\d+)$/.exec(written)?.[1];
  if (length) return `${length} voci`;
  return written === '' ? '(non lo dice)' : written;
}

function pagesText(pages: readonly string[]): string {
  return pages.length > 8 ? `${pages.length} pagine` : pages.join(' ');
}
