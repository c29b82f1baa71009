import { camelCase } from '../content/paths.ts';
import type { Finding, Place } from './finding.ts';
import type { Hiding, Rule, Where } from './rule.ts';

/** A finding, and the rule that found it. */
export interface Found {
  readonly finding: Finding;
  readonly rule: Rule;
}

/**
 * Leaves out what only follows from another finding, as the rules declare it: a price typed as text is
 * one slip, not one for each sentence that shows it. The order of rules and findings means nothing.
 */
export function withoutHidden(found: readonly Found[]): Found[] {
  const reaches = found.flatMap(({ rule, finding }) =>
    (rule.hides ?? []).filter(({ by }) => by?.includes(finding.code) ?? true),
  );
  const reach = [...new Set(reaches)].map((hiding) => ({
    hiding,
    hides: matchers[hiding.where](hidersOf(found, hiding)),
  }));
  return found.filter(
    (one) => !reach.some(({ hiding, hides }) => names(hiding, one) && hides(one.finding)),
  );
}

function hidersOf(found: readonly Found[], hiding: Hiding): Finding[] {
  return found
    .filter(({ rule }) => rule.hides?.includes(hiding))
    .map(({ finding }) => finding)
    .filter(({ code }) => hiding.by?.includes(code) ?? true);
}

function names({ codes, rules, scopes }: Hiding, { finding, rule }: Found): boolean {
  return Boolean(
    codes?.includes(finding.code) || rules?.includes(rule.name) || scopes?.includes(rule.scope),
  );
}

/** For the findings that hide, the question whether another one is hidden. */
type Matcher = (hiders: readonly Finding[]) => (finding: Finding) => boolean;

const matchers: Readonly<Record<Where, Matcher>> = {
  'same-value': (hiders) => {
    const values = new Set(hiders.map(nameOf));
    return (finding) => values.has(nameOf(finding));
  },
  within: (hiders) => {
    const values = new Set(hiders.map(nameOf));
    return (finding) => enclosing(finding).some((name) => values.has(name));
  },
  'any-place': (hiders) => {
    const values = new Set(hiders.map(nameOf));
    return (finding) => placesOf(finding).some((place) => values.has(nameOf(place)));
  },
  'same-file': (hiders) => {
    const files = new Set(hiders.map(({ file }) => file));
    return (finding) => placesOf(finding).some(({ file }) => files.has(file));
  },
  fact: (hiders) => {
    const broken = hiders.flatMap(statedFact);
    return (finding) => spokenOf(finding, broken, ({ path }, fact) => overlap(path, fact));
  },
  'facts-beside': (hiders) => {
    const broken = hiders.flatMap(statedFact);
    return (finding) =>
      spokenOf(finding, broken, ({ path }, fact) => fact.startsWith(`${parent(path, '.')}.`));
  },
  group: (hiders) => {
    const groups = new Set(hiders.map(({ group, ...place }) => nameOf(group ?? around(place))));
    return (finding) => groups.has(nameOf(around(finding)));
  },
};

function nameOf({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string {
  return `${file}#${pointer}`;
}

/** A place and all that it stands in. */
function enclosing({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string[] {
  const outer = pointer === '' ? [] : enclosing({ file, pointer: parent(pointer, '/') });
  return [nameOf({ file, pointer }), ...outer];
}

function placesOf(finding: Finding): readonly Place[] {
  return [finding, ...(finding.related ?? [])];
}

function around({ file, pointer }: Pick<Place, 'file' | 'pointer'>) {
  return { file, pointer: parent(pointer, '/') };
}

function parent(path: string, separator: string): string {
  return path.slice(0, Math.max(path.lastIndexOf(separator), 0));
}

/** A fact whose statement is broken: officially, or as one page says it. */
interface StatedFact {
  readonly path: string;
  readonly page: string | undefined;
  readonly told: Finding;
}

function statedFact(told: Finding): StatedFact[] {
  const { severity, file, pointer } = told;
  if (severity !== 'error') return [];
  const root = /^facts\/(.+)\.json$/.exec(file)?.[1];
  if (root)
    return [{ path: camelCase(root) + pointer.replaceAll('/', '.'), page: undefined, told }];
  const page = pageOf(told);
  const said = /^\/says\/([^/]+)/.exec(pointer)?.[1];
  return page && said ? [{ path: said, page, told }] : [];
}

/** The page that a file belongs to. */
function pageOf({ file }: Place): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file)?.[1];
}

/** What a page says breaks what its own readers see, and whatever compares it with others. */
function spokenOf(
  finding: Finding,
  broken: readonly StatedFact[],
  meets: (stated: StatedFact, fact: string) => boolean,
): boolean {
  const { file, fact } = finding;
  if (fact === undefined || file.startsWith('facts/')) return false;
  const pages = placesOf(finding).map(pageOf);
  return broken.some(
    (stated) =>
      stated.told !== finding &&
      meets(stated, fact) &&
      (stated.page === undefined || pages.includes(stated.page)),
  );
}

/** True when one is the other, or lies inside it. */
function overlap(cause: string, fact: string): boolean {
  return cause === fact || cause.startsWith(`${fact}.`) || fact.startsWith(`${cause}.`);
}
