import { isPlace } from '../../content/collection.ts';
import { eachFact } from '../../content/facts.ts';
import { isSentence, type Json, type JsonObject } from '../../content/json.ts';
import type { JsonDocument } from '../json/json-document.ts';
import { Kept } from '../kept.ts';
import type { Project } from '../project.ts';
import { textsOf } from '../texts-of.ts';

/**
 * What the texts of a file are judged beside, where only the facts that it names matter: all content but
 * facts and the texts of other pages, which facts there are, and the values of those that it names.
 */
export function besideTexts(project: Project, document: JsonDocument): readonly unknown[] {
  const named = names.of(document, [], () => pathsOf(namedIn(document)));
  return beside.of(document, [project], () => {
    const values = besideValues(project, named);
    return lists.of(document, values, () => values);
  });
}

/** What is the same as before is the same list: who keeps something beside it sees that at once. */
const lists = new Kept<readonly unknown[]>();

/** The same where of facts only the states that choose words matter. */
export function besideStates(project: Project, document: JsonDocument): readonly unknown[] {
  const named = states.of(document, [], () => pathsOf(sentenceNames(document, 'state')));
  return besideValues(project, named);
}

function besideValues(project: Project, named: Paths): readonly unknown[] {
  return [...besideNames(project), ...named.map((steps) => valueUnder(project.facts, steps))];
}

type Paths = readonly (readonly string[])[];
const names = new Kept<Paths>();
/** Many rules ask for the same. */
const beside = new Kept<readonly unknown[]>();
const states = new Kept<Paths>();

function pathsOf(named: Iterable<string>): Paths {
  return [...new Set(named)].map((name) => {
    const steps = name.split('.');
    const at = steps.findIndex(isPlace);
    // In a collection any item may count.
    return at < 0 ? steps : steps.slice(0, at);
  });
}

/** The same where no value of a fact matters, only which facts there are. */
export function besideNames(project: Project): readonly [content: object, names: object] {
  const known = ofProject.get(project) ?? gathered(project);
  ofProject.set(project, known);
  return known;
}

const ofProject = new WeakMap<Project, readonly [object, object]>();
const contents = new Kept<object>();
const factNames = new Kept<object>();

/** The texts of one page alone, or facts. */
const NOT_AROUND = /^(?:facts\/.+|texts\/[^/]+\/(?!layout\.json$)[^/]+)\.json$/;

function gathered(project: Project): readonly [object, object] {
  const { schemas, documents } = project;
  const around = documents.filter(({ path }) => !NOT_AROUND.test(path));
  const names = namesOf(project);
  return [contents.of(schemas, around, () => around), factNames.of(schemas, names, () => names)];
}

/** Lists count as names, for texts have an entry for each of their items; so does whether a venue is listed. */
function namesOf({ facts }: Project): string[] {
  return [...eachFact(facts)].map(([path, value]) =>
    Array.isArray(value) || typeof value === 'boolean' ? `${path} ${JSON.stringify(value)}` : path,
  );
}

/** In placeholders, as the state that chooses words, and as what a sentence rests on. */
function namedIn(document: JsonDocument): string[] {
  const shown = textsOf(document).flatMap(({ placeholders }) => placeholders);
  return [
    ...shown.flatMap(({ kind, name }) => (kind === 'fact' ? [name] : [])),
    ...sentenceNames(document, 'state'),
    ...sentenceNames(document, 'restsOn').map((name) => name.replace(/\.\*$/, '')),
  ];
}

function sentenceNames({ value }: JsonDocument, key: 'state' | 'restsOn'): string[] {
  return [...sentencesIn(value ?? null)].flatMap((sentence) => {
    const named = Object.hasOwn(sentence, key) ? sentence[key] : undefined;
    return [named ?? []].flat().map(String);
  });
}

function* sentencesIn(value: Json): Generator<JsonObject> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value)) yield value;
  for (const child of Object.values(value)) yield* sentencesIn(child);
}

/** As `valueAt`, quickly: it is asked thousands of times for each edit. */
function valueUnder(facts: object, steps: readonly string[]): unknown {
  let at: unknown = facts;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}
