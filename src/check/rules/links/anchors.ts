import { isObject } from '../../../content/json.ts';
import { declaredParts, listed, textAt } from '../../declared.ts';
import { eachGroup } from '../../each-group.ts';
import type { Finding, RelatedPlace } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { onceEach } from '../../once.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Every link inside the site works: the part of the page that it names exists, once. */
export const anchors: Rule = {
  name: 'anchors',
  description: 'Ogni collegamento dentro il sito arriva a una sezione che c’è.',
  stage: 'pages',
  check(project) {
    const documents = project.pageIds().flatMap((id) => {
      const document = project.document(`pages/${id}.json`);
      return document?.value === undefined ? [] : [{ id, document }];
    });
    const links = documents.flatMap(({ id, document }) => [
      ...targets(document),
      ...toSections(project, document, id),
    ]);
    const twice = documents.flatMap(({ id, document }) => repeated(project, document, id));
    return [...lost(links, project), ...twice];
  },
};

/** A link to a part of a page. */
interface PartLink {
  readonly document: JsonDocument;
  /** JSON pointer of the anchor. */
  readonly pointer: string;
  readonly page: string;
  readonly anchor: string;
}

/** Undefined when the page is unknown or unreadable, which other rules report. */
const knownAnchors = onceEach((project: Project, id: string): Anchors | undefined => {
  const isPage = project.pages.some((page) => page.id === id);
  return isPage && project.value(`pages/${id}.json`) !== undefined
    ? anchorsOf(project, id)
    : undefined;
});

function targets(document: JsonDocument): PartLink[] {
  return eachGroup(document.value).flatMap(({ group, pointer }) => {
    const { page, anchor } = isObject(group) ? group : {};
    return typeof page === 'string' && typeof anchor === 'string'
      ? [{ document, pointer: `${pointer}/anchor`, page, anchor }]
      : [];
  });
}

/** Buttons that lead to parts of their own page. */
function toSections(project: Project, document: JsonDocument, page: string): PartLink[] {
  return declaredParts(project, document.path, 'toSection').map(({ value, pointer }) => ({
    document,
    pointer,
    page,
    anchor: String(value),
  }));
}

function lost(links: readonly PartLink[], project: Project): Finding[] {
  const wrong = links.filter(
    ({ page, anchor }) => knownAnchors(project, page)?.has(anchor) === false,
  );
  const asked = new Set(links.map(nameOf));
  return [...Map.groupBy(wrong, nameOf).values()].flatMap((group) => {
    const [{ page, anchor } = { page: '', anchor: '' }] = group;
    const anchors = knownAnchors(project, page) ?? new Map<string, string>();
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

/** True when several links use the old name, or the block still has it. */
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

/** The anchors of a page, each with its JSON pointer; undefined where the template has it. */
type Anchors = ReadonlyMap<string, string | undefined>;

/** The anchors that a link may use on a page: those of all pages, then its own. */
export function anchorsOf(project: Project, pageId: string): Anchors {
  return new Map([
    ...declaredAnchors(project, 'layout').map(({ anchor }) => [anchor, undefined] as const),
    ...declaredAnchors(project, pageId).map(({ anchor, pointer }) => [anchor, pointer] as const),
  ]);
}

/** The anchors that the structure of a page names, repeats included. */
function namedAnchors(project: Project, pageId: string): { anchor: string; pointer: string }[] {
  return declaredAnchors(project, pageId).flatMap(({ anchor, pointer }) =>
    pointer === undefined ? [] : [{ anchor, pointer }],
  );
}

function declaredAnchors(project: Project, pageId: string) {
  const file = `pages/${pageId}.json`;
  return declaredParts(project, file, 'anchors').flatMap((part) =>
    listed(part).flatMap((name): { anchor: string; pointer: string | undefined }[] => {
      if (!name.startsWith('/')) {
        const isOwn = typeof part.value !== 'string';
        return [{ anchor: name, pointer: isOwn ? undefined : part.pointer }];
      }
      const anchor = textAt(project.value(file), name);
      return anchor === undefined ? [] : [{ anchor, pointer: name }];
    }),
  );
}
