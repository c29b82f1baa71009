import { escapePointer, isObject, type Json } from '../../../content/json.ts';
import { type Anchors, anchorsOf, namedAnchors } from '../../anchors-of.ts';
import { declaredParts } from '../../declared.ts';
import type { Finding, RelatedPlace } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Every link inside the site lands: the part of the page that it names is there, once. */
export const anchors: Rule = {
  name: 'anchors',
  description: 'Ogni collegamento dentro il sito arriva a una sezione che c’è.',
  stage: 'pages',
  check(project) {
    const known = new KnownAnchors(project);
    const documents = project.pageIds().flatMap((id) => {
      const document = project.document(`pages/${id}.json`);
      return document?.value === undefined ? [] : [{ id, document, page: document.value }];
    });
    const links = documents.flatMap(({ id, document, page }) => [
      ...targets(document, page, ''),
      ...toSections(project, document, id),
    ]);
    const twice = documents.flatMap(({ id, document }) => repeated(project, document, id));
    return [...lost(links, known, project), ...twice];
  },
};

/** A link to a part of a page. */
interface PartLink {
  readonly document: JsonDocument;
  /** Of the anchor. */
  readonly pointer: string;
  readonly page: string;
  readonly anchor: string;
}

class KnownAnchors {
  readonly #project: Project;
  readonly #anchors = new Map<string, Anchors>();

  constructor(project: Project) {
    this.#project = project;
  }

  /** Undefined when the page is unknown or unreadable: that is told elsewhere. */
  of(id: string): Anchors | undefined {
    const project = this.#project;
    if (!project.pages.some((page) => page.id === id)) return undefined;
    if (project.value(`pages/${id}.json`) === undefined) return undefined;
    const anchors = this.#anchors.get(id) ?? anchorsOf(project, id);
    this.#anchors.set(id, anchors);
    return anchors;
  }
}

function* targets(document: JsonDocument, value: Json, pointer: string): Generator<PartLink> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && typeof value.page === 'string' && typeof value.anchor === 'string')
    yield { document, pointer: `${pointer}/anchor`, page: value.page, anchor: value.anchor };
  for (const [key, child] of Object.entries(value))
    yield* targets(document, child, `${pointer}/${escapePointer(key)}`);
}

/** Buttons that lead to parts of their own page, by name. */
function toSections(project: Project, document: JsonDocument, page: string): PartLink[] {
  return declaredParts(project, document.path, 'toSection').map(({ value, pointer }) => ({
    document,
    pointer,
    page,
    anchor: String(value),
  }));
}

function lost(links: readonly PartLink[], known: KnownAnchors, project: Project): Finding[] {
  const wrong = links.filter(({ page, anchor }) => known.of(page)?.has(anchor) === false);
  const asked = new Set(links.map(nameOf));
  return [...Map.groupBy(wrong, nameOf).values()].flatMap((group) => {
    const [{ page, anchor } = { page: '', anchor: '' }] = group;
    const anchors = known.of(page) ?? new Map<string, string>();
    const near = nearest(anchor, anchors.keys()) ?? '';
    const pointer = anchors.get(near);
    const named = project.document(`pages/${page}.json`);
    const isUnasked = !asked.has(nameOf({ page, anchor: near }));
    if (named && pointer && isUnasked && isRenamed(group, pointer))
      return [renamed(named, pointer, near, group, project)];
    const related = named && pointer ? [pageSays(project, named, pointer, near)] : [];
    const args = { found: anchor, page, nearest: near, known: [...anchors.keys()] };
    return group.map((link): Finding => {
      const place = link.document.locate(link.pointer);
      return { code: 'anchor-unknown', severity: 'error', args, value: anchor, related, ...place };
    });
  });
}

function nameOf({ page, anchor }: Pick<PartLink, 'page' | 'anchor'>): string {
  return `${page}#${anchor}`;
}

/** Several links ask for the old name, or the block still carries it. */
function isRenamed(links: readonly PartLink[], pointer: string): boolean {
  const block = pointer.split('/').at(-2);
  return links.length > 1 || links.some(({ anchor }) => anchor === block);
}

function renamed(
  document: JsonDocument,
  pointer: string,
  found: string,
  links: readonly PartLink[],
  project: Project,
): Finding {
  const related = links.map((link) => pageSays(project, link.document, link.pointer, link.anchor));
  const args = { found, instead: links[0]?.anchor ?? '', links: links.length };
  const place = document.locate(pointer);
  return { code: 'anchor-renamed', severity: 'error', args, value: found, related, ...place };
}

function pageSays(
  project: Project,
  document: JsonDocument,
  pointer: string,
  value: string,
): RelatedPlace {
  const id = /^pages\/(.+)\.json$/.exec(document.path)?.[1] ?? '';
  const pages = project.addresses(id);
  return { ...document.locate(pointer), value, pages, role: 'page' };
}

function repeated(project: Project, document: JsonDocument, pageId: string): Finding[] {
  const first = new Map<string, string>();
  return namedAnchors(project, pageId).flatMap(({ anchor, pointer }): Finding[] => {
    const before = first.get(anchor);
    if (before === undefined) {
      first.set(anchor, pointer);
      return [];
    }
    const args = { found: anchor, line: document.locate(before).line };
    return [{ code: 'anchor-repeated', severity: 'error', args, ...document.locate(pointer) }];
  });
}
