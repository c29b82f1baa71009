import { escapePointer } from '../../../content/json.ts';
import { officialValue } from '../../facts/fact-place.ts';
import { labelOf } from '../../facts/fact-schema.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import { writtenValue } from '../../facts/written-value.ts';
import type { Finding, FindingArgs } from '../../finding.ts';
import type { FindingCode } from '../../messages.ts';
import type { Project } from '../../project.ts';
import { isReadable, isToConfirm, type Question, questionsOf } from '../../questions.ts';
import type { Rule } from '../../rule.ts';

/**
 * Questions that are outdated in themselves: settled, asked twice, misdated. Whether one still
 * matches its contradiction is judged by that rule.
 */
export const questions: Rule = {
  name: 'questions',
  description: 'Ogni questione aperta lo è ancora, è posta una volta sola e ha le date giuste.',
  stage: 'pages',
  check(project, { today }) {
    const first = new Map<string, Question>();
    return questionsOf(project).flatMap((question) => {
      const other = first.get(question.fact);
      if (other) return [finding(project, question, 'question-repeated', { other: other.id })];
      first.set(question.fact, question);
      return [...unneeded(project, question), ...misdated(project, question, today)];
    });
  },
};

/** Nothing disagrees any more, or nothing is marked `confirm`. */
function unneeded(project: Project, question: Question): Finding[] {
  const { fact, values } = question;
  if (officialValue(project, fact) === undefined) return [];
  const isOpen = shownFacts(project)
    .get(fact)
    ?.said.some(({ said }) => said === fact);
  const pages = values.flatMap((value) => value.pages);
  if (isOpen || !pages.every((page) => isReadable(project, page))) return [];
  if (values.length > 0) return [finding(project, question, 'question-settled')];
  return isToConfirm(project, fact) ? [] : [finding(project, question, 'question-unmarked')];
}

function misdated(project: Project, question: Question, today: string | undefined): Finding[] {
  const { openedOn, reviewOn } = question;
  if (today === undefined) return [];
  const date = (value: string) => writtenValue(project, 'season.start', value);
  return [
    ...(openedOn > today
      ? [finding(project, question, 'question-early', { date: date(openedOn) }, 'openedOn')]
      : []),
    ...(reviewOn !== undefined && reviewOn < today
      ? [finding(project, question, 'question-overdue', { date: date(reviewOn) }, 'reviewOn')]
      : []),
  ];
}

function finding(
  project: Project,
  { id, fact, owner, reason }: Question,
  code: FindingCode,
  args: FindingArgs = {},
  field?: 'openedOn' | 'reviewOn',
): Finding {
  const pointer = `/questions/${escapePointer(id)}`;
  const document = project.document('questions.json');
  if (!document) throw new RangeError('a question needs its file');
  const place = field ? document.locate(`${pointer}/${field}`) : document.locate(pointer, 'key');
  const all = { question: id, fact, label: labelOf(project, fact), owner, reason, ...args };
  return { code, severity: 'error', args: all, fact, ...place };
}
