import { resolveFacts } from '../../content/facts.ts';
import { type Json, sameJson, valueAt } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { SHARED_PAGES } from '../../content/paths.ts';
import type { Place } from '../finding.ts';
import type { Project } from '../project.ts';
import { officialValue } from './fact-place.ts';
import { shownAs } from './fact-schema.ts';
import { FactTree, groupsOf } from './fact-tree.ts';
import { type FactsOfPage, factsOfPage } from './facts-of-page.ts';

/** A value of a fact that one page states for itself. */
interface PageOverride {
  readonly pageId: string;
  /** The path in `says`: the fact's own, or that of a group around or inside it. */
  readonly overriddenPath: string;
  readonly value: Json;
  readonly place: Place;
}

/** Which pages show a fact. */
export interface ShownFact {
  /** Ids of the pages that show the official value. */
  readonly official: Set<string>;
  /** What pages say instead, in page order. */
  readonly overrides: PageOverride[];
}

/** Every fact, and which pages show it. Visits each page once. */
export const shownFacts = memoize((project: Project): ReadonlyMap<string, ShownFact> => {
  const tree = new FactTree(project.facts);
  const rows = new Map<string, ShownFact>();
  const row = (path: string): ShownFact => {
    const entry = rows.get(path) ?? { official: new Set(), overrides: [] };
    rows.set(path, entry);
    return entry;
  };
  for (const leaf of tree.leaves) row(leaf);
  for (const id of project.pageIds()) {
    const { official, overrides } = onPage(project, id, tree, factsOfPage(project, id));
    for (const path of official) row(path).official.add(id);
    for (const [path, value] of overrides) row(path).overrides.push(value);
  }
  for (const leaf of tree.leaves) noteSameFact(project, leaf, row);
  return rows;
});

/** A page that shows a fact with the same meaning shows this one, unless it says otherwise. */
function noteSameFact(project: Project, path: string, row: (path: string) => ShownFact): void {
  const other = shownAs(project, path);
  if (other === undefined) return;
  const [value, same] = [officialValue(project, path), officialValue(project, other)];
  if (value === undefined || same === undefined || !sameJson(value, same)) return;
  const { official, overrides } = row(path);
  const differing = new Set(overrides.map(({ pageId }) => pageId));
  for (const id of row(other).official) if (!differing.has(id)) official.add(id);
}

/** What one page shows, and what it says instead. */
function onPage(
  project: Project,
  id: string,
  tree: FactTree,
  { own, official, written }: FactsOfPage,
) {
  const shown = new Set([...own].flatMap((path) => tree.below(path)));
  for (const path of written) if (isWrittenAsOneValue(project, path, tree)) shown.add(path);
  const overrides = overridesOf(project, id, shown, tree);
  const leaves = [...official].flatMap((path) => tree.below(path));
  // Header and footer show the official value on every page that says nothing differently.
  const isEverywhere = (SHARED_PAGES as readonly string[]).includes(id);
  const asIs = [...shown].filter((path) => isEverywhere || !overrides.has(path));
  return { official: new Set([...asIs, ...leaves]), overrides };
}

/** True for a group that a text writes as one value, such as a period. */
function isWrittenAsOneValue(project: Project, path: string, tree: FactTree): boolean {
  const value = valueAt(project.facts, path.split('.'));
  return (
    value !== undefined &&
    tree.below(path)[0] !== path &&
    !groupsOf(path).some((group) => tree.below(group)[0] === group)
  );
}

/** What the page says of each fact that its `says` changes: the fact, its parts, its groups. */
function overridesOf(
  project: Project,
  id: string,
  shown: ReadonlySet<string>,
  tree: FactTree,
): Map<string, PageOverride> {
  const touched = new Map<string, PageOverride>();
  const says = project.says(id);
  const entries = Object.entries(says);
  if (entries.length === 0) return touched;
  const facts = resolveFacts(project.facts, says);
  const document = project.document(`pages/${id}.json`);
  if (!document) return touched;
  for (const [overriddenPath] of entries) {
    const around = groupsOf(overriddenPath).filter((group) => shown.has(group));
    const inside = tree.below(overriddenPath).filter((leaf) => shown.has(leaf));
    const place = document.locate(project.saysPointer(id, overriddenPath));
    for (const path of [overriddenPath, ...around, ...inside]) {
      const value = valueAt(facts, path.split('.')) ?? null;
      const official = valueAt(project.facts, path.split('.')) ?? null;
      const isOwn = touched.get(path)?.overriddenPath === path;
      if (!isOwn && !sameJson(value, official))
        touched.set(path, { pageId: id, overriddenPath, value, place });
    }
  }
  return touched;
}
