import { leadsTo, MAY_BE_DISABLED } from '../../../content/disabled-pages.ts';
import { childOf, isObject, type Json } from '../../../content/json.ts';
import { eachText } from '../../../content/sentences.ts';
import { declaredParts } from '../../declared.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { entries } from '../../page-urls.ts';
import type { Project } from '../../project.ts';
import { repeatsOf } from '../../repeats.ts';
import type { Check } from '../../rule.ts';
import { textsOf } from '../../text-files.ts';

const TYPED_URL = /\b(?:https?:\/\/|www\.)[^\s«»"<>)]+/i;
/** A quick test. */
const MAY_BE = /:\/\/|www\./i;

/** External URLs are in links.json, used, and framed only with a declared provider. */
export const links: Check = (project) => [
  ...hardCodedUrls(project),
  ...withoutProvider(project),
  ...unused(project),
  ...repeated(project),
  ...menus(project),
];

function hardCodedUrls(project: Project): Finding[] {
  const texts = project.documents.filter(({ path }) => path.startsWith('texts/'));
  return texts.flatMap(textsOf).flatMap(({ document, text, pointer }): Finding[] => {
    const match = MAY_BE.test(text) ? TYPED_URL.exec(text) : null;
    if (!match) return [];
    const place = document.locateWithin(pointer, match.index, match.index + match[0].length);
    return [errorAt(place, 'hard-coded-url', { found: match[0] })];
  });
}

/** Albums and the booking form open in a frame, which must first name its provider. */
function withoutProvider(project: Project): Finding[] {
  const declared = project.value('links.json');
  if (!isObject(declared)) return [];
  return pagesOf(project).flatMap((document) =>
    declaredParts(project, document.path, 'frame').flatMap(({ value, pointer }): Finding[] => {
      const link = declared[String(value)];
      if (!isObject(link) || link.frame !== undefined) return [];
      const args = { link: String(value) };
      return [errorAt(document.locate(pointer), 'frame-without-provider', args)];
    }),
  );
}

function unused(project: Project): Finding[] {
  const document = project.document('links.json');
  const pages = pagesOf(project);
  if (!document || !isObject(document.value)) return [];
  const used = declaredParts(project, 'links.json', 'usedBy');
  const named = new Set(used.map(({ pointer }) => pointer.slice(1)));
  for (const file of [...pages.map(({ value }) => value), ...Object.values(project.facts)])
    if (isObject(file)) for (const { text } of eachText(file)) named.add(text);
  return Object.keys(document.value)
    .filter((id) => id !== '$schema' && !named.has(id))
    .map((id) => warningAt(document.locate(`/${id}`, 'key'), 'link-unused', { link: id }));
}

/** Two names for one URL: one of them was meant to lead elsewhere. */
function repeated(project: Project): Finding[] {
  const document = project.document('links.json');
  const named = Object.entries(Object(document?.value)).flatMap(([id, link]) =>
    isObject(link) && typeof link.url === 'string' ? [{ id, url: link.url }] : [],
  );
  return repeatsOf(named, ({ url }) => url).flatMap(([{ id, url }, first]) => {
    const args = { field: id, found: url, other: first.id };
    return document ? [errorAt(document.locate(`/${id}/url`), 'value-repeated', args)] : [];
  });
}

/** A menu that pages join must be in the layout, and one in the layout must have pages. */
function menus(project: Project): Finding[] {
  const site = project.document('site.json');
  const layout = project.document('pages/layout.json');
  if (!site || layout?.value === undefined || project.pages.length === 0) return [];
  const menusOf = (document: JsonDocument) =>
    declaredParts(project, document.path, 'menu').map(({ value, pointer }) => {
      return { menu: String(value), place: document.locate(pointer) };
    });
  const [shown, named] = [menusOf(layout), menusOf(site)];
  const alone = (own: typeof shown, other: typeof shown) =>
    own.filter(({ menu }) => !other.some((entry) => entry.menu === menu));
  return [
    ...alone(shown, named).map(({ menu, place }) => errorAt(place, 'menu-empty', { menu })),
    ...alone(named, shown).map(({ menu, place }) => errorAt(place, 'menu-hidden', { menu })),
  ];
}

function pagesOf(project: Project): JsonDocument[] {
  return project.documents.filter(({ path }) => path.startsWith('pages/'));
}

/** A button leads either to a page or to an external URL, never to a section alone. */
export const targets: Check = (project) => [
  ...neededPages(project),
  ...pagesOf(project).flatMap((document) => {
    const id = /^pages\/(.+)\.json$/.exec(document.path)?.[1] ?? '';
    if (document.value === undefined) return [];
    const disabled = new Set(disabledPages(project).map(({ page }) => page));
    return [...wrong(document, id), ...deadLinks(document, document.value, disabled)];
  }),
];

function disabledPages(project: Project) {
  const pages = entries(project.value('site.json'), 'pages');
  return pages.flatMap(({ id, template, off }, index) =>
    off === true ? [{ page: String(id), template: String(template), index }] : [],
  );
}

function neededPages(project: Project): Finding[] {
  const site = project.document('site.json');
  return disabledPages(project).flatMap(({ page, template, index }): Finding[] => {
    if (!site || MAY_BE_DISABLED.has(template)) return [];
    return [errorAt(site.locate(`/pages/${index}/off`), 'page-off-needed', { page })];
  });
}

/** Links to a disabled page; links that are list items disappear with it. */
function* deadLinks(
  document: JsonDocument,
  value: Json,
  disabled: ReadonlySet<string>,
  pointer = '',
): Generator<Finding> {
  if (disabled.size === 0 || typeof value !== 'object' || value === null) return;
  const page = isObject(value) ? value.page : undefined;
  if (typeof page === 'string' && disabled.has(page)) {
    yield errorAt(document.locate(`${pointer}/page`), 'page-off-linked', { page });
  }
  for (const [key, child] of Object.entries(value))
    if (!Array.isArray(value) || !leadsTo(disabled, child))
      yield* deadLinks(document, child, disabled, childOf(pointer, key));
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
