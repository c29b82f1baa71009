import type { Finding } from '../finding.ts';
import { sentenceOf } from '../messages.ts';
import type { CheckResult } from '../runChecks.ts';
import { frame } from './frame.ts';

/**
 * The report that a manager reads in a terminal: each problem with its place, one sentence and the
 * lines around it; then what waits for confirmation, a line each; then the count.
 * @param folder how the content folder is called in places, such as `content`
 */
export function pretty({ findings, project }: CheckResult, folder: string): string {
  const problems = findings.filter(({ severity }) => severity !== 'info' && severity !== 'known');
  const known = findings.filter((finding) => finding.severity === 'known');
  const notes = findings.filter((finding) => finding.severity === 'info');
  const textOf = (finding: Finding) => project.document(finding.file)?.text;
  const blocks = problems.map((finding) => block(finding, folder, textOf(finding)));
  if (known.length > 0) {
    const lines = known.map((finding) => `  ${line(finding, folder)}`);
    blocks.push(['Contraddizioni note, da decidere:', ...lines].join('\n'));
  }
  if (notes.length > 0) {
    blocks.push(
      [
        'Da confermare prima di pubblicare:',
        ...notes.map((note) => `  ${line(note, folder)}`),
      ].join('\n'),
    );
  }
  blocks.push(summary(problems.length, notes.length, project.documents.length));
  return `${blocks.join('\n\n')}\n`;
}

/** One finding on one line: where, what is wrong, what to write. */
export function line(finding: Finding, folder: string): string {
  return `${folder}/${finding.file}:${finding.line}:${finding.column} ${sentenceOf(finding)}`;
}

/** One finding with the lines around it. */
export function block(finding: Finding, folder: string, text: string | undefined): string {
  return text === undefined
    ? line(finding, folder)
    : `${line(finding, folder)}\n${frame(text, finding)}`;
}

function summary(problems: number, notes: number, files: number): string {
  const found =
    problems === 0 ? 'Nessun errore' : problems === 1 ? '1 errore' : `${problems} errori`;
  const waiting =
    notes === 0 ? '' : `, ${notes} ${notes === 1 ? 'valore' : 'valori'} da confermare`;
  return `${found} in ${files} file${waiting}.`;
}
