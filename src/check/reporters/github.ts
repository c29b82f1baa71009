import type { Finding } from '../finding.ts';
import { sentenceOf } from '../messages.ts';
import { countOf, fails, type Reporter, shownFile } from './report.ts';

/** GitHub shows this many annotations of each kind per step, and silently drops the rest. */
const SHOWN = 10;

const KINDS = {
  error: ['altro errore', 'altri errori'],
  warning: ['altro avviso', 'altri avvisi'],
} as const;

/**
 * Workflow commands that make GitHub show errors and warnings beside the lines of a pull request.
 * What GitHub would drop is counted instead. Other findings that do not fail the run are left out.
 */
export const github: Reporter = ({ findings }, context) => {
  const errors = findings.filter((finding) => fails(finding, context));
  const warnings = findings.filter(
    (finding) => finding.severity === 'warning' && !fails(finding, context),
  );
  return [
    ...annotations(errors, 'error', context.folder),
    ...annotations(warnings, 'warning', context.folder),
  ]
    .map((text) => `${text}\n`)
    .join('');
};

function annotations(
  findings: readonly Finding[],
  command: 'error' | 'warning',
  folder: string,
): string[] {
  const more = findings.length - SHOWN;
  const [one, many] = KINDS[command];
  return [
    ...findings.slice(0, SHOWN).map((finding) => annotation(finding, command, folder)),
    ...(more > 0
      ? [`GitHub ne mostra ${SHOWN}: ${countOf(more, one, many)} nel testo del controllo.`]
      : []),
  ];
}

function annotation(finding: Finding, command: string, folder: string): string {
  const { line, column, endLine, endColumn, code } = finding;
  const properties = {
    file: shownFile(finding, folder),
    line,
    endLine,
    // Columns are valid only within one line.
    ...(endLine === line ? { col: column, endColumn } : {}),
    title: code,
  };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${property(String(value))}`,
  );
  return `::${command} ${written.join(',')}::${data(sentenceOf(finding))}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
