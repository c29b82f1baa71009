import { canonicalJson, isObject, type Json, valueAt } from '../content/json.ts';
import { isCalendarDate } from '../time/calendar.ts';
import type { Project } from './project.ts';
import { digest } from './reread/digest.ts';

/** A contradiction that is known and waits for a decision, as `questions.json` tells it. */
export interface Question {
  readonly id: string;
  readonly fact: string;
  /** What pages say instead of the official value; empty when the fact only waits to be confirmed. */
  readonly values: readonly QuestionValue[];
  readonly reason: string;
  readonly owner: string;
  /** `YYYY-MM-DD` */
  readonly openedOn: string;
  readonly reviewOn: string | undefined;
  /** What families read to be still open, in the first language. */
  readonly notice: string | undefined;
}

interface QuestionValue {
  readonly value: Json;
  /** Ids of pages, or `layout`. */
  readonly pages: readonly string[];
  /** Where the value stands in `questions.json`. */
  readonly pointer: string;
}

/** The questions that can be read, in the order of the file. */
export function questionsOf(project: Project): Question[] {
  const questions = valueAt(project.value('questions.json'), ['questions']);
  const [first = ''] = project.locales;
  return Object.entries(isObject(questions) ? questions : {}).flatMap(([id, question]) => {
    if (!isObject(question) || typeof question.fact !== 'string') return [];
    const { fact, reason, owner, openedOn, reviewOn } = question;
    const notice = valueAt(question.notice, [first]);
    return [
      {
        id,
        fact,
        values: valuesOf(question.values, `/questions/${id}/values`),
        reason: String(reason ?? ''),
        owner: String(owner ?? ''),
        openedOn: dateOf(openedOn) ?? '',
        reviewOn: dateOf(reviewOn),
        notice: typeof notice === 'string' ? notice : undefined,
      },
    ];
  });
}

/** A day that the calendar has; another is told by the schema. */
function dateOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && isCalendarDate(value) ? value : undefined;
}

function valuesOf(values: Json | undefined, pointer: string): QuestionValue[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((entry, index) =>
    isObject(entry) && entry.value !== undefined && Array.isArray(entry.pages)
      ? [{ value: entry.value, pages: entry.pages.map(String), pointer: `${pointer}/${index}` }]
      : [],
  );
}

/** True when what a page says can be read, or when it is sure that there is no such page. */
export function isReadable(project: Project, pageId: string): boolean {
  const files = project.template(pageId) ? ['site.json', `pages/${pageId}.json`] : ['site.json'];
  return files.every((file) => project.document(file)?.findings.length === 0);
}

/** What one page says of a fact, as a text: two are equal when page and value are. */
export function statement(pageId: string, value: Json): string {
  return `${pageId} ${canonicalJson(shortValue(value))}`;
}

/** A list of more items than this is named by its length and its mark. */
const LONG = 3;

/** A value as a question names it: a long list is not repeated. */
export function shortValue(value: Json): Json {
  if (!Array.isArray(value) || value.length <= LONG) return value;
  return { items: value.length, mark: digest(canonicalJson(value)) };
}

/** True when a mark `confirm` on the way to a fact says that nobody has confirmed it. */
export function isToConfirm(project: Project, fact: string): boolean {
  const steps = fact.split('.');
  return steps.some((_, index) => {
    const confirm = valueAt(project.facts, [...steps.slice(0, index + 1), 'confirm']);
    if (!isObject(confirm)) return false;
    const { fields } = confirm;
    return !Array.isArray(fields) || fields.includes(steps[index + 1] ?? '');
  });
}
