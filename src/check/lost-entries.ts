import { isObject, valueAt } from '../content/json.ts';
import { factAddress } from './facts/fact-place.ts';
import { compareFindings, type Finding } from './finding.ts';
import type { Found } from './hiding.ts';
import type { Project } from './project.ts';

/** So many places can be told one by one; beyond them it is one name that is missed. */
const MOST = 6;

/**
 * One finding for an entry of the facts that was taken away, or renamed, while many places still speak of
 * it: the slip is where the entry was, not in the places.
 */
export function withLostEntries(found: readonly Found[], project: Project): Found[] {
  const missed = Map.groupBy(found, ({ finding }) => lostEntry(finding, project) ?? '');
  const lost = [...missed].flatMap(([entry, places]) => {
    const [first] = places;
    if (entry === '' || !first || places.length <= MOST) return [];
    const finding = lostFinding(
      entry,
      places.map((place) => place.finding),
      project,
    );
    return finding ? [{ entry, of: { ...first, finding } }] : [];
  });
  const told = new Set(lost.map(({ entry }) => entry));
  const rest = found.filter(({ finding }) => !told.has(lostEntry(finding, project) ?? ''));
  return [...rest, ...lost.map(({ of }) => of)];
}

/** `venues.lagoBlu`, of which the group is there and the name is not; no name is close to it. */
function lostEntry({ code, args }: Finding, project: Project): string | undefined {
  const text = (name: string) => String(args[name] ?? '');
  if (code === 'fact-text-extra')
    return text('nearest') ? undefined : `${text('fact')}.${text('id')}`;
  if (code === 'placeholder-unknown')
    return text('instead') ? undefined : firstMissed(text('fact'), project);
  if (code !== 'reference-unknown' || text('nearest')) return undefined;
  if (text('kind') === 'venue') {
    const entry = `venues.${text('found')}`;
    return valueAt(project.facts, entry.split('.')) === undefined ? entry : undefined;
  }
  return text('group') === '' ? undefined : firstMissed(text('found'), project);
}

/** The first step of a path that leads nowhere, with those before it; a whole file is told otherwise. */
function firstMissed(path: string, { facts }: Project): string | undefined {
  const steps = path.split('.');
  const last = steps.findIndex(
    (_, index) => valueAt(facts, steps.slice(0, index + 1)) === undefined,
  );
  return last > 0 ? steps.slice(0, last + 1).join('.') : undefined;
}

function lostFinding(
  entry: string,
  places: readonly Finding[],
  project: Project,
): Finding | undefined {
  const { file, pointer } = factAddress(entry);
  const document = project.document(file);
  if (document?.value === undefined) return undefined;
  const [group, name] = [entry.slice(0, entry.lastIndexOf('.')), entry.split('.').at(-1) ?? ''];
  const [own = ''] = project.locales;
  const inOwn = places.filter((place) => !isOfAnother(place.file, own));
  const first = [...(inOwn.length > 0 ? inOwn : places)]
    .sort(compareFindings)
    .slice(0, MOST)
    .map((place) => `${place.file}:${place.line}`);
  const files = new Set(places.map((place) => place.file)).size;
  const hidden = canBeHidden(group, project) ? `${entry}.listed` : '';
  const args = { name, group, file, count: places.length, files, first, hidden };
  return { code: 'entry-lost', severity: 'error', args, fact: entry, ...document.locate(pointer) };
}

function isOfAnother(file: string, locale: string): boolean {
  return file.startsWith('texts/') && !file.startsWith(`texts/${locale}/`);
}

/** True where those beside it can be hidden without being taken away, as venues can. */
function canBeHidden(group: string, project: Project): boolean {
  const beside = valueAt(project.facts, group.split('.'));
  return isObject(beside) && Object.values(beside).some((one) => isObject(one) && 'listed' in one);
}
