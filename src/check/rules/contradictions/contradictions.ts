import { canonicalJson, type Json } from '../../../content/json.ts';
import { campPath } from '../../../content/scope.ts';
import { calculatedExample } from '../../facts/calculated-example.ts';
import { isByVenue } from '../../facts/fact-schema.ts';
import { type Disagreement, disagreements } from '../../facts/fact-values.ts';
import { writtenValue } from '../../facts/written-value.ts';
import {
  besides,
  type Finding,
  type FindingArgs,
  type FindingCode,
  type RelatedPlace,
} from '../../finding.ts';
import type { Project } from '../../project.ts';
import {
  isReadable,
  type Question,
  questionsOf,
  statement,
  statementsOf,
} from '../../questions.ts';
import type { Check } from '../../rule.ts';

/**
 * Facts that the site states in more than one way: one finding per fact, with every value and
 * place. One that a question describes exactly is known; any change to it is an error again.
 */
export const contradictions: Check = (project) => {
  // Only questions make a disagreement known.
  const questions = Map.groupBy(questionsOf(project), ({ fact }) => fact);
  return disagreements(project).map((disagreement) =>
    findingOf(project, disagreement, questions.get(disagreement.fact)?.[0]),
  );
};

function findingOf(
  project: Project,
  disagreement: Disagreement,
  question: Question | undefined,
): Finding {
  const change = question && changeOf(project, question, disagreement);
  const known = question ? knownPlace(project, disagreement, question) : [];
  const related = [...disagreement.related, ...known];
  const asked = question && questionArgs(project, question);
  const args = { ...argsOf(project, disagreement), ...asked };
  if (question && change && (change.added.length > 0 || change.removed.length > 0))
    return changedQuestion(project, disagreement, change, args, related);
  return {
    ...codeAndArgs(project, disagreement, args),
    severity: question ? 'known' : 'error',
    ...ownPlace(disagreement, related),
  };
}

/** Which kind it is: a rule broken by its own example, a page that omits the value, or another value. */
function codeAndArgs(
  project: Project,
  { fact, said, showsOfficial }: Disagreement,
  args: FindingArgs,
): { code: FindingCode; args: FindingArgs } {
  const [first] = said;
  const example =
    showsOfficial && first ? calculatedExample(project, fact, first.value) : undefined;
  if (example) return { code: 'contradiction-example', args: { ...args, ...example } };
  const isOmitted = said.every(({ value }) => value === null);
  return { code: isOmitted ? 'contradiction-silent' : 'contradiction', args };
}

type Change = ReturnType<typeof changeOf>;

function changeOf(project: Project, question: Question, { said }: Disagreement) {
  const statements = statementsOf(question);
  const now = said.map(({ pageId, value }) => statement(pageId, value));
  return {
    /** Indexes in `said` of what pages say but the question does not mention. */
    added: now.flatMap((key, index) => (statements.some((one) => one.key === key) ? [] : [index])),
    /** What the question mentions but no page says any more. */
    removed: statements.filter(({ page, key }) => !now.includes(key) && isReadable(project, page)),
  };
}

/** Placed where the change is: at the new value, or else at the outdated line of the question. */
function changedQuestion(
  project: Project,
  disagreement: Disagreement,
  { added, removed }: Change,
  args: FindingArgs,
  related: readonly RelatedPlace[],
): Finding {
  const { fact, said } = disagreement;
  const news = added.flatMap((index) => said[index] ?? []);
  const all = {
    ...args,
    addedPages: news.map(({ pageId }) => pageId),
    addedValues: news.map(({ value }) => writtenValue(project, fact, value)),
    gonePages: removed.map(({ page }) => page),
    goneValues: removed.map(({ value }) => writtenValue(project, fact, value)),
  };
  const finding = { code: 'question-changed', severity: 'error', args: all } as const;
  const [first] = added;
  if (first !== undefined) return { ...finding, ...ownPlace(disagreement, related, first) };
  const place = project.document('questions.json')?.locate(removed[0]?.pointer ?? '');
  return { ...finding, ...ownPlace(disagreement, related), related, ...place };
}

/** The place of one value, with all others as related. */
function ownPlace(
  { fact, said }: Disagreement,
  related: readonly RelatedPlace[],
  index = 0,
): Omit<Finding, 'code' | 'severity' | 'args'> {
  const own = said[index];
  if (!own) throw new RangeError(`nobody disagrees on ${fact}`);
  const { place, value } = own;
  const others = related.filter(
    ({ file, pointer, role }) =>
      role !== 'page' || file !== place.file || pointer !== place.pointer,
  );
  return { ...place, fact, value, related: others };
}

function argsOf(
  project: Project,
  { fact, label, official, venues, said }: Disagreement,
): FindingArgs {
  const byValue = [...Map.groupBy(said, ({ value }) => canonicalJson(value)).values()];
  const written = (value: Json | undefined) => writtenValue(project, fact, value ?? null);
  return {
    fact,
    label,
    official: written(official),
    venues: venues.map(({ name }) => name),
    venueValues: venues.map(({ value }) => written(value)),
    values: byValue.map((same) => written(same[0]?.value)),
    pages: byValue.map((same) => same.map(({ pageId }) => pageId).join(' ')),
    typed: [
      ...typed(official, '-- --keep'),
      ...byValue.flatMap(([first]) => typed(first?.value, `-- --as ${first?.pageId}`)),
      ...(isByVenue(project, campPath(project.facts, fact)) ? said : [])
        .filter(({ pageId }) => project.venueOf(pageId) !== undefined)
        .map(({ pageId }) => `-- --here ${pageId}`),
    ],
  };
}

/** What to type after the fact's name to choose a value; an omission cannot be chosen. */
function typed(value: Json | undefined, instead: string): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return [instead];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

function questionArgs(project: Project, question: Question): FindingArgs {
  const { id, owner, reason, openedOn } = question;
  const since = writtenValue(project, 'season.start', openedOn || null);
  return { question: id, owner, reason, since };
}

function knownPlace(project: Project, { said }: Disagreement, { id }: Question): RelatedPlace[] {
  const place = project.document('questions.json')?.locate(`/questions/${id}`, 'key');
  return place ? [besides(place, 'known', said[0]?.value ?? null)] : [];
}
