import type { Finding } from '../finding.ts';
import { sentenceOf } from '../messages.ts';
import { type CheckResult, failing } from '../runChecks.ts';
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
const SEE_ALL = 'Con --all si vedono tutti.';
const TO_CONFIRM = 'Da confermare prima di pubblicare:';

/**
 * The report that a manager reads in a terminal, verdict first and last. What waits for somebody else
 * comes before what is wrong, so that the errors stand at the end, where the eye is: each with its
 * place, one sentence and the lines around it; contradictions fact by fact with every value.
 */
export const pretty: Reporter = (result, context) => {
  const { folder } = context;
  const groups = grouped(result.findings);
  const of = (severity: Finding['severity']) =>
    groups.filter((group) => group.findings[0].severity === severity);
  const write = valueWriter(result.project);
  const problems = [...of('warning'), ...of('error')].map((group) =>
    problemBlock(group, result, folder, write),
  );
  const showsKnown = context.all || context.strict;
  const known = showsKnown
    ? of('known').map((group) => knownBlock(group, result, folder, write))
    : [];
  const notes = context.all
    ? of('info').flatMap((group) => group.findings.map((each) => line(each, folder)))
    : [];
  const verdict = verdictLine(result, context);
  const blocks = [
    ...(known.length > 0 ? [KNOWN, ...known.map(indented)] : []),
    ...(notes.length > 0 ? [[TO_CONFIRM, ...notes.map(indented)].join('\n')] : []),
    ...problems,
  ];
  return `${(blocks.length === 0 ? [verdict] : [verdict, ...blocks, verdict]).join('\n\n')}\n`;
};

function knownBlock(group: Group, result: CheckResult, folder: string, write: ValueWriter): string {
  return [
    ...group.findings.map((each) => line(each, folder)),
    ...valueLines(group, result, folder, write),
  ].join('\n');
}

/** How it went, why a strict run without errors fails, and how to see what is only counted. */
function verdictLine(result: CheckResult, context: ReportContext): string {
  const counts = countsOf(result.findings);
  const hidden = counts.known > 0 && !context.strict ? true : counts.toConfirm > 0;
  return [
    countLine(counts, result.files),
    ...strictLine(result, context),
    ...(hidden && !context.all ? [SEE_ALL] : []),
  ].join(' ');
}

/** Why a strict run without errors fails. */
function strictLine({ findings }: CheckResult, context: ReportContext): string[] {
  const strict = findings.some((each) => each.severity !== 'error' && fails(each, context));
  return strict ? ['Con --strict falliscono anche gli avvisi e le contraddizioni note.'] : [];
}

/** What stops a build, as the text report shows it. */
export function errorReport(result: CheckResult, folder: string): string {
  const findings = failing(result.findings);
  return pretty({ ...result, findings }, { folder, milliseconds: 0, strict: false }).trimEnd();
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
