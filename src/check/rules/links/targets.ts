import { leadsTo } from '../../../content/disabled-pages.ts';
import { escapePointer, isObject, type Json } from '../../../content/json.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { entries } from '../../page-urls.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';

/** A button leads either to a page or to an external URL, never to a section alone. */
export const targets: Check = (project) => [
  ...neededPages(project),
  ...project.documents
    .filter(({ path }) => path.startsWith('pages/'))
    .flatMap((document) => {
      const id = /^pages\/(.+)\.json$/.exec(document.path)?.[1] ?? '';
      if (document.value === undefined) return [];
      const off = new Set(offPages(project).map(({ page }) => page));
      return [...wrong(document, id), ...deadLinks(document, document.value, off)];
    }),
];

/** Templates whose pages the rest of the site does not depend on. */
const MAY_BE_OFF: ReadonlySet<string> = new Set(['activity', 'guide']);

function offPages(project: Project) {
  const pages = entries(project.value('site.json'), 'pages');
  return pages.flatMap(({ id, template, off }, index) =>
    off === true ? [{ page: String(id), template: String(template), index }] : [],
  );
}

function neededPages(project: Project): Finding[] {
  const site = project.document('site.json');
  return offPages(project).flatMap(({ page, template, index }): Finding[] => {
    if (!site || MAY_BE_OFF.has(template)) return [];
    return [errorAt(site.locate(`/pages/${index}/off`), 'page-off-needed', { page })];
  });
}

/** Links to a page that is off the site; links that are list items disappear with it. */
function* deadLinks(
  document: JsonDocument,
  value: Json,
  off: ReadonlySet<string>,
  pointer = '',
): Generator<Finding> {
  if (off.size === 0 || typeof value !== 'object' || value === null) return;
  const page = isObject(value) ? value.page : undefined;
  if (typeof page === 'string' && off.has(page)) {
    yield errorAt(document.locate(`${pointer}/page`), 'page-off-linked', { page });
  }
  for (const [key, child] of Object.entries(value))
    if (!Array.isArray(value) || !leadsTo(off, child))
      yield* deadLinks(document, child, off, `${pointer}/${escapePointer(key)}`);
}

function wrong(document: JsonDocument, pageId: string): Finding[] {
  return eachGroup(document.value).flatMap(({ group, pointer }): Finding[] => {
    if (!isObject(group) || !isTarget(group)) return [];
    const [hasPage, hasLink] = [Object.hasOwn(group, 'page'), Object.hasOwn(group, 'link')];
    if (hasPage !== hasLink) return [];
    const place = document.locate(pointer);
    return hasPage
      ? [errorAt(place, 'target-double', {})]
      : [errorAt(place, 'target-empty', { example: `"${pageId}"` })];
  });
}

/** True for a group with only the keys of a link target. */
function isTarget(group: { [key: string]: Json }): boolean {
  const keys = Object.keys(group);
  return (
    keys.length > 0 && keys.every((key) => key === 'page' || key === 'anchor' || key === 'link')
  );
}
