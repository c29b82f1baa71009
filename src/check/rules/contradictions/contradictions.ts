import { canonicalJson, type Json } from '../../../content/json.ts';
import { campPath } from '../../../content/scope.ts';
import { calculatedExample } from '../../facts/calculated-example.ts';
import { isByVenue, labelOf } from '../../facts/fact-schema.ts';
import { statedValues } from '../../facts/fact-values.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import { writtenDate, writtenValue } from '../../facts/written-value.ts';
import type { Finding, FindingArgs, FindingCode, RelatedPlace } from '../../finding.ts';
import type { Project } from '../../project.ts';
import {
  changeOf,
  isReadable,
  type Question,
  questionPlaces,
  questionsOf,
} from '../../questions.ts';
import type { Check } from '../../rule.ts';

/**
 * Facts that the site states in more than one way: one finding per fact, with every value and
 * place. One that a question describes exactly is known; any change to it is an error again.
 */
export const contradictions: Check = (project) => {
  // A contradiction is known only if a question describes it.
  const questions = Map.groupBy(questionsOf(project), ({ fact }) => fact);
  return contradictionsOf(project).map((contradiction) =>
    findingOf(project, contradiction, questions.get(contradiction.fact)?.[0]),
  );
};

type Contradiction = ReturnType<typeof contradictionsOf>[number];

function contradictionsOf(project: Project) {
  return [...shownFacts(project)].flatMap(([fact, shown]) => {
    if (!shown.overrides.some((override) => override.overriddenPath === fact)) return [];
    const stated = statedValues(project, fact);
    const [official] = stated;
    const overrides = stated
      .filter((place) => place.role === 'page')
      .filter((place) => place.overriddenPath === fact);
    /** The differing values of other venues: not a contradiction, but shown beside one. */
    const venues = stated.filter((place) => place.role === 'venue');
    if (!official) return [];
    const related = [official, ...venues, ...overrides].map(
      ({ place, value, role }): RelatedPlace => ({ ...place, value, role }),
    );
    /** True when a page that says otherwise also shows the official value, as an example. */
    const showsOfficial = overrides.some(({ pageId }) => shown.official.has(pageId));
    return [{ fact, official: official.value, venues, overrides, showsOfficial, related }];
  });
}

function findingOf(
  project: Project,
  contradiction: Contradiction,
  question: Question | undefined,
): Finding {
  const listed = question?.values.map(({ value }) => value) ?? [];
  const known = question ? questionPlaces(project, question, listed) : [];
  const related = [...contradiction.related, ...known];
  const args = {
    ...argsOf(project, contradiction),
    ...(question && questionArgs(project, question)),
  };
  if (question) {
    const { added, removed } = changeOf(question, contradiction.overrides);
    const readableRemoved = removed.filter(({ page }) => isReadable(project, page));
    if (added.length + readableRemoved.length > 0)
      return changedQuestion(project, contradiction, added, readableRemoved, args, related);
  }
  return {
    ...codeAndArgs(project, contradiction, args),
    severity: question ? 'known' : 'error',
    ...ownPlace(contradiction, related),
  };
}

/** Which kind it is: a rule broken by its own example, a page that omits the value, or another value. */
function codeAndArgs(
  project: Project,
  { fact, overrides, showsOfficial }: Contradiction,
  args: FindingArgs,
): { code: FindingCode; args: FindingArgs } {
  const [first] = overrides;
  const example =
    showsOfficial && first ? calculatedExample(project, fact, first.value) : undefined;
  if (example) return { code: 'contradiction-example', args: { ...args, ...example } };
  const isOmitted = overrides.every(({ value }) => value === null);
  return { code: isOmitted ? 'contradiction-silent' : 'contradiction', args };
}

/** Placed where the change is: at the new value, or else at the outdated line of the question. */
function changedQuestion(
  project: Project,
  contradiction: Contradiction,
  added: Contradiction['overrides'],
  removed: ReturnType<typeof changeOf>['removed'],
  args: FindingArgs,
  related: readonly RelatedPlace[],
): Finding {
  const { fact } = contradiction;
  const all = {
    ...args,
    addedPages: added.map(({ pageId }) => pageId),
    addedValues: added.map(({ value }) => writtenValue(project, fact, value)),
    gonePages: removed.map(({ page }) => page),
    goneValues: removed.map(({ value }) => writtenValue(project, fact, value)),
  };
  const finding = { code: 'question-changed', severity: 'error', args: all } as const;
  const [first] = added;
  if (first) return { ...finding, ...ownPlace(contradiction, related, first) };
  const place = project.document('questions.json')?.locate(removed[0]?.pointer ?? '');
  return { ...finding, ...ownPlace(contradiction, related), related, ...place };
}

/** The place of one value, with all others as related. */
function ownPlace(
  { fact, overrides }: Contradiction,
  related: readonly RelatedPlace[],
  own = overrides[0],
): Omit<Finding, 'code' | 'severity' | 'args'> {
  if (!own) throw new RangeError(`no page contradicts ${fact}`);
  const { place, value } = own;
  const others = related.filter(
    ({ file, pointer, role }) =>
      role !== 'page' || file !== place.file || pointer !== place.pointer,
  );
  return { ...place, fact, value, related: others };
}

function argsOf(
  project: Project,
  { fact, official, venues, overrides }: Contradiction,
): FindingArgs {
  const byValue = [...Map.groupBy(overrides, ({ value }) => canonicalJson(value)).values()];
  const written = (value: Json | undefined) => writtenValue(project, fact, value ?? null);
  return {
    fact,
    label: labelOf(project, fact),
    official: written(official),
    venues: venues.map(({ name }) => name),
    venueValues: venues.map(({ value }) => written(value)),
    values: byValue.map((same) => written(same[0]?.value)),
    pages: byValue.map((same) => same.map(({ pageId }) => pageId).join(' ')),
    typed: [
      ...typed(official, '-- --keep'),
      ...byValue.flatMap(([first]) => typed(first?.value, `-- --as ${first?.pageId}`)),
      ...(isByVenue(project, campPath(project.facts, fact)) ? overrides : [])
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
  return { question: id, owner, reason, since: writtenDate(project, openedOn) };
}
