import { type CheckResult, failing } from '../run-checks.ts';
import { codeFrame } from './code-frame.ts';
import {
  countLine,
  countsOf,
  type FindingGroup,
  fails,
  fileLine,
  groupsOf,
  namedPages,
  questionReason,
  type ReportContext,
  type Reporter,
  type ReportItem,
} from './report.ts';
import { roleWords, shortened } from './values.ts';

/**
 * The report for a terminal, verdict first and last. Errors come last, where the eye is, each with
 * its place, one sentence and the lines around; contradictions list every value of their fact.
 */
export const pretty: Reporter = (result, context) => {
  const { folder, all, strict } = context;
  const verdict = verdictLine(result, context);
  const of = (severity: 'error' | 'warning' | 'known' | 'info') =>
    groupsOf(result, folder, severity);
  const known = all || strict ? of('known') : [];
  const notes = all ? of('info').flatMap(({ items }) => items) : [];
  const blocks = [
    ...(known.length > 0 ? ['Contraddizioni note, che aspettano una decisione:'] : []),
    ...known.map((group) => indented(block(group, result, folder, line))),
    ...(notes.length > 0
      ? [
          [
            'Da confermare prima di pubblicare:',
            ...notes.map((item) => indented(line(item, result))),
          ].join('\n'),
        ]
      : []),
    ...[...of('warning'), ...of('error')].map((group) => block(group, result, folder, framed)),
  ];
  return `${(blocks.length === 0 ? [verdict] : [verdict, ...blocks, verdict]).join('\n\n')}\n`;
};

/** The findings that stop a build, as the terminal report shows them. */
export function errorReport(result: CheckResult, folder: string): string {
  const findings = failing(result.findings);
  return pretty({ ...result, findings }, { folder, milliseconds: 0, strict: false }).trimEnd();
}

/** The verdict, why a strict run without errors fails, and how to see findings only counted. */
function verdictLine({ findings, files }: CheckResult, context: ReportContext): string {
  const counts = countsOf(findings);
  const isStrict = findings.some((each) => each.severity !== 'error' && fails(each, context));
  const isCounted = (counts.known > 0 && !context.strict) || counts.toConfirm > 0;
  return [
    countLine(counts, files),
    ...(isStrict ? ['Con --strict falliscono anche gli avvisi e le contraddizioni note.'] : []),
    ...(isCounted && !context.all ? ['Con --all si vedono tutti.'] : []),
  ].join(' ');
}

/** Findings on a fact, with every value, who states it, and where. */
function block(
  { items, fact, values }: FindingGroup,
  result: CheckResult,
  folder: string,
  format: (item: ReportItem, result: CheckResult) => string,
): string {
  const label = fact && (fact.label === fact.path ? fact.path : `${fact.label} (${fact.path})`);
  const shown = values.flatMap(({ text, role, places }) => [
    `    ${shortened(text)} (${roleWords[role]})`,
    ...places.map((place) =>
      `      ${fileLine(place, folder)}  ${namedPages(place.pages, result.project).join(', ')}`.trimEnd(),
    ),
  ]);
  return [
    ...items.map((item) => format(item, result)),
    ...(label ? [`  ${label}:`] : []),
    ...shown,
  ].join('\n');
}

/** One finding on one line: where, what is wrong, what to write; why it is open. */
function line({ finding, fileLine, sentence }: ReportItem, { project }: CheckResult): string {
  const mark = finding.severity === 'warning' ? 'Avviso: ' : '';
  const reason = finding.severity === 'known' ? ` ${questionReason(finding, project)}` : '';
  return `${fileLine} ${mark}${sentence}${reason}`.trimEnd();
}

/** One finding with the lines around it. */
function framed(item: ReportItem, result: CheckResult): string {
  const text = result.project.document(item.finding.file)?.text;
  const sentence = line(item, result);
  return text === undefined ? sentence : `${sentence}\n${codeFrame(text, item.finding)}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
