import type { Finding } from '../finding.ts';
import { sentenceOf } from '../messages.ts';
import type { CheckResult } from '../runChecks.ts';
import { frame } from './frame.ts';
import {
  countsOf,
  fails,
  type Group,
  grouped,
  namedPages,
  type ReportContext,
  type Reporter,
  rowOf,
  spot,
} from './report.ts';
import { type ShownValue, shownValues } from './shown-values.ts';
import { shortened, type ValueWriter, valueWriter } from './value-writer.ts';
import { countLine, roleWords } from './words.ts';

const KNOWN = 'Contraddizioni note, che aspettano una decisione:';
const TO_CONFIRM = 'Da confermare prima di pubblicare:';

/**
 * The report that a manager reads in a terminal: each problem with its place, one sentence and the
 * lines around it; contradictions fact by fact with every value; then what is known, what waits for
 * confirmation, and the count.
 */
export const pretty: Reporter = (result, context) => {
  const { folder } = context;
  const { findings, project } = result;
  const groups = grouped(findings);
  const of = (severity: Finding['severity']) =>
    groups.filter((group) => group.findings[0].severity === severity);
  const write = valueWriter(project);
  const problems = [...of('error'), ...of('warning')].map((group) =>
    problemBlock(group, result, folder, write),
  );
  const known = of('known').map((group) =>
    [
      ...group.findings.map((each) => line(each, folder)),
      ...valueLines(group, result, folder, write),
    ].join('\n'),
  );
  const notes = of('info').flatMap((group) => group.findings.map((each) => line(each, folder)));
  const blocks = [
    ...problems,
    ...(known.length > 0 ? [KNOWN, ...known.map(indented)] : []),
    ...(notes.length > 0 ? [[TO_CONFIRM, ...notes.map(indented)].join('\n')] : []),
    [countLine(countsOf(findings), result.files), ...strictLine(result, context)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
};

/** Why a strict run without errors fails. */
function strictLine({ findings }: CheckResult, context: ReportContext): string[] {
  const strict = findings.some((each) => each.severity !== 'error' && fails(each, context));
  return strict ? ['Con --strict falliscono anche gli avvisi e le contraddizioni note.'] : [];
}

/** What stops a build, one block after the other, as the text report shows it. */
export function errorBlocks(result: CheckResult, folder: string): string {
  const write = valueWriter(result.project);
  const errors = result.findings.filter((finding) => finding.severity === 'error');
  return grouped(errors)
    .map((group) => problemBlock(group, result, folder, write))
    .join('\n\n');
}

function problemBlock(
  group: Group,
  result: CheckResult,
  folder: string,
  write: ValueWriter,
): string {
  const textOf = ({ file }: Finding) => result.project.document(file)?.text;
  return [
    ...group.findings.map((each) => block(each, folder, textOf(each))),
    ...valueLines(group, result, folder, write),
  ].join('\n');
}

/** One finding on one line: where, what is wrong, what to write. */
function line(finding: Finding, folder: string): string {
  const kind = finding.severity === 'warning' ? 'Avviso: ' : '';
  return `${spot(finding, folder)} ${kind}${sentenceOf(finding)}`;
}

/** One finding with the lines around it. */
function block(finding: Finding, folder: string, text: string | undefined): string {
  return text === undefined
    ? line(finding, folder)
    : `${line(finding, folder)}\n${frame(text, finding)}`;
}

/** Every value of the fact on which pages disagree, who says it, and where. */
function valueLines(
  group: Group,
  { facts, project }: CheckResult,
  folder: string,
  write: ValueWriter,
): string[] {
  const { fact } = group;
  if (fact === undefined) return [];
  const label = rowOf(facts, fact)?.label;
  const lines = shownValues(group, facts).flatMap(({ value, role, places }: ShownValue) => [
    `    ${shortened(write(fact, value))} (${roleWords[role]})`,
    ...places.map((place) =>
      `      ${spot(place, folder)}  ${namedPages(place.pages, project).join(', ')}`.trimEnd(),
    ),
  ]);
  return [`  ${label === undefined ? fact : `${label} (${fact})`}:`, ...lines];
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
