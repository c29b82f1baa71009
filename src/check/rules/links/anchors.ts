import { pointerSteps, valueAt } from '../../../content/json.ts';
import { memoizeEach } from '../../../content/memoize.ts';
import { declaredNames, declaredParts } from '../../declared.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding, relatedPlace } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import { repeatsOf } from '../../repeats.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Every link inside the site works: the part of the page that it names exists, once. */
export const anchors: Check = (project) => {
  const documents = project.pageIds().flatMap((id) => {
    const document = project.document(`pages/${id}.json`);
    return document?.value === undefined ? [] : [{ id, document }];
  });
  const links = documents.flatMap(({ id, document }) => linksIn(project, document, id));
  const twice = documents.flatMap(({ id, document }) => repeated(project, document, id));
  return [...missingAnchors(links, project), ...twice];
};

/** A link to a part of a page, and the JSON pointer of its anchor. */
type PartLink = ReturnType<typeof linksIn>[number];

/** The links of a page to parts of any, and its buttons that lead to its own. */
function linksIn(project: Project, document: JsonDocument, id: string) {
  const targets = eachGroup(document.value).map(({ group, pointer }) => {
    const [page, anchor] = ['page', 'anchor'].map((key) => valueAt(group, [key]));
    return { pointer: `${pointer}/anchor`, page, anchor };
  });
  const sections = declaredParts(project, document.path, 'toSection').map(({ value, pointer }) => {
    return { pointer, page: id, anchor: value };
  });
  return [...targets, ...sections].flatMap(({ pointer, page, anchor }) =>
    typeof page === 'string' && typeof anchor === 'string'
      ? [{ document, pointer, page, anchor }]
      : [],
  );
}

/** Undefined when the page is unknown or unreadable, which other rules report. */
const knownAnchors = memoizeEach((project: Project, id: string): Anchors | undefined => {
  const isPage = project.pages.some((page) => page.id === id);
  return isPage && project.value(`pages/${id}.json`) !== undefined
    ? anchorsOf(project, id)
    : undefined;
});

function missingAnchors(links: readonly PartLink[], project: Project): Finding[] {
  return links.flatMap(({ document, pointer, page, anchor }): Finding[] => {
    const anchors = knownAnchors(project, page);
    if (anchors === undefined || anchors.has(anchor)) return [];
    const near = nearest(anchor, anchors.keys()) ?? '';
    const args = { found: anchor, page, nearest: near, known: [...anchors.keys()] };
    const [named, at] = [project.document(`pages/${page}.json`), anchors.get(near)];
    const related = named && at ? [relatedPlace(named.locate(at), 'page', near)] : [];
    return [errorAt(document.locate(pointer), 'anchor-unknown', args, { value: anchor, related })];
  });
}

function repeated(project: Project, document: JsonDocument, pageId: string): Finding[] {
  const named = declaredAnchors(project, pageId).flatMap(({ anchor, pointer }) =>
    pointer === undefined ? [] : [{ anchor, pointer }],
  );
  return repeatsOf(named, ({ anchor }) => anchor).map(([{ anchor, pointer }, first]) => {
    const args = { found: anchor, line: document.locate(first.pointer).line };
    return errorAt(document.locate(pointer), 'anchor-repeated', args);
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

function declaredAnchors(project: Project, pageId: string) {
  const file = `pages/${pageId}.json`;
  return declaredParts(project, file, 'anchors').flatMap((part) =>
    declaredNames(part).flatMap((name): { anchor: string; pointer: string | undefined }[] => {
      if (!name.startsWith('/')) {
        const isOwn = typeof part.value !== 'string';
        return [{ anchor: name, pointer: isOwn ? undefined : part.pointer }];
      }
      const anchor = valueAt(project.value(file), pointerSteps(name));
      return typeof anchor === 'string' ? [{ anchor, pointer: name }] : [];
    }),
  );
}
