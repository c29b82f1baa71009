import { canonicalJson, isObject, type Json, valueAt } from '../content/json.ts';
import { isCalendarDate } from '../time/calendar.ts';
import { type RelatedPlace, relatedPlace } from './finding.ts';
import type { Project } from './project.ts';
import { digest } from './proofreading/digest.ts';

/** A known contradiction that awaits a decision, from `questions.json`. */
export type Question = ReturnType<typeof questionsOf>[number];

/** The questions that can be read, in file order. */
export function questionsOf(project: Project) {
  const questions = valueAt(project.value('questions.json'), ['questions']);
  const [first = ''] = project.locales;
  return Object.entries(isObject(questions) ? questions : {}).flatMap(([id, question]) => {
    if (!isObject(question) || typeof question.fact !== 'string') return [];
    const { fact, format, reason, owner, openedOn, reviewOn } = question;
    const notice = valueAt(question.notice, [first]);
    return [
      {
        id,
        fact,
        /** What pages say instead; empty when the fact only awaits confirmation. */
        values: valuesOf(question.values, `/questions/${id}/values`),
        /** How pages write both values, where they say them. */
        format,
        reason: String(reason ?? ''),
        owner: String(owner ?? ''),
        /** `YYYY-MM-DD` */
        openedOn: dateOf(openedOn) ?? '',
        reviewOn: dateOf(reviewOn),
        /** What families read while this is open, in the first language. */
        notice: typeof notice === 'string' ? notice : undefined,
      },
    ];
  });
}

/** A date that exists; the schema reports any other. */
function dateOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && isCalendarDate(value) ? value : undefined;
}

/** Values with the ids of the pages that say them, and where they are in `questions.json`. */
function valuesOf(values: Json | undefined, pointer: string) {
  if (!Array.isArray(values)) return [];
  return values.flatMap((entry, index) =>
    isObject(entry) && entry.value !== undefined && Array.isArray(entry.pages)
      ? [{ value: entry.value, pages: entry.pages.map(String), pointer: `${pointer}/${index}` }]
      : [],
  );
}

/** What a question mentions, and where: each page and value, one by one. */
function statementsOf({ values }: Question) {
  return values.flatMap(({ value, pages, pointer }) =>
    pages.map((page, index) => ({
      page,
      value,
      pointer: `${pointer}/pages/${index}`,
      key: statement(page, value),
    })),
  );
}

/** How what pages say of a fact differs from what its question lists. */
export function changeOf<T extends { readonly pageId: string; readonly value: Json }>(
  question: Question,
  stated: readonly T[],
) {
  const listed = statementsOf(question);
  const currentStatements = stated.map(({ pageId, value }) => statement(pageId, value));
  return {
    /** What pages say but the question does not list. */
    added: stated.filter((_, index) => listed.every(({ key }) => key !== currentStatements[index])),
    /** What the question lists but no page says any more. */
    removed: listed.filter(({ key }) => !currentStatements.includes(key)),
  };
}

/** The place of a question, as one that states some values: these may have changed since. */
export function questionPlaces(
  project: Project,
  { id }: Question,
  values: readonly Json[],
): RelatedPlace[] {
  const place = project.document('questions.json')?.locate(`/questions/${id}`, 'key');
  return place ? values.map((value) => relatedPlace(place, 'known', value)) : [];
}

/** True when what a page says can be read, or the page certainly does not exist. */
export function isReadable(project: Project, pageId: string): boolean {
  const files = project.template(pageId) ? ['site.json', `pages/${pageId}.json`] : ['site.json'];
  return files.every((file) => project.document(file)?.findings.length === 0);
}

/** A key for what a page says of a fact: the same page and value give the same key. */
export function statement(pageId: string, value: Json): string {
  return `${pageId} ${canonicalJson(shortValue(value))}`;
}

/** A list with more items than this is stored as its length and digest. */
const LONG = 3;

/** A value as questions store it: a long list is not repeated. */
export function shortValue(value: Json): Json {
  if (!Array.isArray(value) || value.length <= LONG) return value;
  return { items: value.length, mark: digest(canonicalJson(value)) };
}

/** True when a `confirm` mark on the path to a fact says that it is unconfirmed. */
export function isToConfirm(project: Project, fact: string): boolean {
  const steps = fact.split('.');
  return steps.some((_, index) => {
    const confirm = valueAt(project.facts, [...steps.slice(0, index + 1), 'confirm']);
    if (!isObject(confirm)) return false;
    const { fields } = confirm;
    return !Array.isArray(fields) || fields.includes(steps[index + 1] ?? '');
  });
}

/** The paths of the facts that wait for a decision: of a question, or because a page says another. */
export function openFacts(project: Project): Set<string> {
  const said = project.pageIds().flatMap((page) => Object.keys(project.says(page)));
  return new Set([...questionsOf(project).map(({ fact }) => fact), ...said]);
}
