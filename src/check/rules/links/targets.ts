import { escapePointer, isObject, type Json } from '../../../content/json.ts';
import { leadsTo } from '../../../content/off-pages.ts';
import { entries } from '../../addresses.ts';
import { eachGroup } from '../../each-group.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';

/** A button leads either to a page or to an external address, never to a section alone. */
export const targets: Rule = {
  name: 'targets',
  description: 'Un pulsante porta a una pagina oppure a un indirizzo esterno.',
  stage: 'form',
  check: (project) => [
    ...needed(project),
    ...project.documents
      .filter(({ path }) => path.startsWith('pages/'))
      .flatMap((document) => {
        const id = /^pages\/(.+)\.json$/.exec(document.path)?.[1] ?? '';
        if (document.value === undefined) return [];
        const off = new Set(offPages(project).map(({ page }) => page));
        return [...wrong(document, id), ...left(document, document.value, off)];
      }),
  ],
};

/** Templates whose pages the rest of the site does not depend on. */
const MAY_BE_OFF: ReadonlySet<string> = new Set(['activity', 'guide']);

function offPages(project: Project) {
  const pages = entries(project.value('site.json'), 'pages');
  return pages.flatMap(({ id, template, off }, index) =>
    off === true ? [{ page: String(id), template: String(template), index }] : [],
  );
}

function needed(project: Project): Finding[] {
  const site = project.document('site.json');
  return offPages(project).flatMap(({ page, template, index }): Finding[] => {
    if (!site || MAY_BE_OFF.has(template)) return [];
    const place = site.locate(`/pages/${index}/off`);
    return [{ code: 'page-off-needed', severity: 'error', args: { page }, ...place }];
  });
}

/** Links to a page that is off the site; links that are list items disappear with it. */
function* left(
  document: JsonDocument,
  value: Json,
  off: ReadonlySet<string>,
  pointer = '',
): Generator<Finding> {
  if (off.size === 0 || typeof value !== 'object' || value === null) return;
  const page = isObject(value) ? value.page : undefined;
  if (typeof page === 'string' && off.has(page)) {
    const place = document.locate(`${pointer}/page`);
    yield { code: 'page-off-linked', severity: 'error', args: { page }, ...place };
  }
  for (const [key, child] of Object.entries(value))
    if (!Array.isArray(value) || !leadsTo(off, child))
      yield* left(document, child, off, `${pointer}/${escapePointer(key)}`);
}

function wrong(document: JsonDocument, pageId: string): Finding[] {
  return eachGroup(document.value).flatMap(({ group, pointer }): Finding[] => {
    if (!isObject(group) || !isTarget(group)) return [];
    const [hasPage, hasLink] = [Object.hasOwn(group, 'page'), Object.hasOwn(group, 'link')];
    if (hasPage !== hasLink) return [];
    const place = document.locate(pointer);
    return hasPage
      ? [{ code: 'target-double', severity: 'error', args: {}, ...place }]
      : [{ code: 'target-empty', severity: 'error', args: { example: `"${pageId}"` }, ...place }];
  });
}

/** True for a group with only the keys of a link target. */
function isTarget(group: { [key: string]: Json }): boolean {
  const keys = Object.keys(group);
  return (
    keys.length > 0 && keys.every((key) => key === 'page' || key === 'anchor' || key === 'link')
  );
}
