import { escapePointer, type Json } from '../../../content/json.ts';
import { officialValue } from '../../facts/fact-place.ts';
import { labelOf } from '../../facts/fact-schema.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import { formatsFor, writtenDate, writtenForms, writtenValue } from '../../facts/written-value.ts';
import { errorAt, type Finding, type FindingArgs, type FindingCode } from '../../finding.ts';
import type { Project } from '../../project.ts';
import { isReadable, isToConfirm, type Question, questionsOf } from '../../questions.ts';
import { repeatsOf } from '../../repeats.ts';
import type { Check } from '../../rule.ts';

/**
 * Questions that are outdated in themselves: settled, asked twice, misdated. Whether one still
 * matches its contradiction is judged by that rule.
 */
export const questions: Check = (project, { today }) => {
  const all = questionsOf(project);
  const first = new Map(repeatsOf(all, ({ fact }) => fact));
  return all.flatMap((question) => {
    const other = first.get(question);
    return other
      ? [finding(project, question, 'question-repeated', { other: other.id })]
      : [
          ...unneeded(project, question),
          ...unfittingFormats(project, question),
          ...misdatedQuestions(project, question, today),
        ];
  });
};

/** There is no contradiction any more, or nothing is marked `confirm`. */
function unneeded(project: Project, question: Question): Finding[] {
  const { fact, values } = question;
  if (officialValue(project, fact) === undefined) return [];
  const isOpen = shownFacts(project)
    .get(fact)
    ?.overrides.some(({ overriddenPath }) => overriddenPath === fact);
  const pages = values.flatMap((value) => value.pages);
  if (isOpen || !pages.every((page) => isReadable(project, page))) return [];
  if (values.length > 0) return [finding(project, question, 'question-settled')];
  return isToConfirm(project, fact) ? [] : [finding(project, question, 'question-unmarked')];
}

/** A format that cannot write a value: pages would leave the values out, or write another. */
function unfittingFormats(project: Project, question: Question): Finding[] {
  const { fact, values, format } = question;
  const official = officialValue(project, fact);
  if (typeof format !== 'string' || official === undefined) return [];
  const known = formatsFor(project, fact).find((name) => name === format);
  const isWritten = (value: Json) =>
    value === null || (known && writtenForms(project)[known].accepts(value));
  const wrong = [official, ...values.map(({ value }) => value)].find((value) => !isWritten(value));
  if (wrong === undefined) return [];
  const args = { format, value: writtenValue(project, fact, wrong) };
  return [finding(project, question, 'question-format', args, 'format')];
}

function misdatedQuestions(
  project: Project,
  question: Question,
  today: string | undefined,
): Finding[] {
  const { openedOn, reviewOn } = question;
  if (today === undefined) return [];
  const dated = (code: FindingCode, field: 'openedOn' | 'reviewOn') => {
    const date = writtenDate(project, question[field]);
    return [finding(project, question, code, { date }, field)];
  };
  return [
    ...(openedOn > today ? dated('question-early', 'openedOn') : []),
    ...(reviewOn !== undefined && reviewOn < today ? dated('question-overdue', 'reviewOn') : []),
  ];
}

function finding(
  project: Project,
  { id, fact, owner, reason }: Question,
  code: FindingCode,
  args: FindingArgs = {},
  field?: 'openedOn' | 'reviewOn' | 'format',
): Finding {
  const pointer = `/questions/${escapePointer(id)}`;
  const document = project.document('questions.json');
  if (!document) throw new RangeError('a question needs its file');
  const place = field ? document.locate(`${pointer}/${field}`) : document.locate(pointer, 'key');
  const all = { question: id, fact, label: labelOf(project, fact), owner, reason, ...args };
  return errorAt(place, code, all, { fact });
}
