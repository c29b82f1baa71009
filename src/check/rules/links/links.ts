import { eachText, isObject } from '../../../content/json.ts';
import { declaredParts } from '../../declared.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { textsOf } from '../../text-files.ts';

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s«»"<>)]+/i;
/** A quick test. */
const MAY_BE = /:\/\/|www\./i;

/** External URLs are in links.json, used, and framed only with a declared provider. */
export const links: Check = (project) => [
  ...typedAddresses(project),
  ...withoutProvider(project),
  ...unused(project),
  ...menus(project),
];

function typedAddresses(project: Project): Finding[] {
  const texts = project.documents.filter(({ path }) => path.startsWith('texts/'));
  return texts.flatMap(textsOf).flatMap(({ document, text, pointer }): Finding[] => {
    const match = MAY_BE.test(text) ? ADDRESS.exec(text) : null;
    if (!match) return [];
    const place = document.locateWithin(pointer, match.index, match.index + match[0].length);
    return [errorAt(place, 'address-typed', { found: match[0] })];
  });
}

/** Albums and the booking form open in a frame: visitors are first told whose it is. */
function withoutProvider(project: Project): Finding[] {
  const addresses = project.value('links.json');
  if (!isObject(addresses)) return [];
  return pagesOf(project).flatMap((document) =>
    declaredParts(project, document.path, 'frame').flatMap(({ value, pointer }): Finding[] => {
      const address = addresses[String(value)];
      if (!isObject(address) || address.frame !== undefined) return [];
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
