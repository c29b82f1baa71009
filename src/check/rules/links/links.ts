import { eachText, isObject } from '../../../content/json.ts';
import { declaredParts } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { textsOf } from '../../text-files.ts';

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s«»"<>)]+/i;

/** External addresses are in links.json, used, and framed only with a declared provider. */
export const links: Rule = {
  name: 'links',
  description: 'Gli indirizzi esterni stanno in links.json e servono; ogni menu ha il suo posto.',
  stage: 'pages',
  check: (project) => [
    ...typedAddresses(project),
    ...withoutProvider(project),
    ...unused(project),
    ...menus(project),
  ],
};

function typedAddresses(project: Project): Finding[] {
  const texts = project.documents.filter(({ path }) => path.startsWith('texts/'));
  return texts.flatMap(typedIn);
}

function typedIn(document: JsonDocument): Finding[] {
  return textsOf(document).flatMap(({ text, pointer }): Finding[] => {
    const found = /:\/\/|www\./i.test(text) ? ADDRESS.exec(text) : null;
    if (!found) return [];
    const place = document.locateWithin(pointer, found.index, found.index + found[0].length);
    return [{ code: 'address-typed', severity: 'error', args: { found: found[0] }, ...place }];
  });
}

/** Albums and the booking form open in a frame: readers are first told whose it is. */
function withoutProvider(project: Project): Finding[] {
  const addresses = project.value('links.json');
  if (!isObject(addresses)) return [];
  return pagesOf(project).flatMap((document) =>
    declaredParts(project, document.path, 'frame').flatMap(({ value, pointer }): Finding[] => {
      const address = addresses[String(value)];
      if (!isObject(address) || address.frame !== undefined) return [];
      const [place, args] = [document.locate(pointer), { link: String(value) }];
      return [{ code: 'frame-without-provider', severity: 'error', args, ...place }];
    }),
  );
}

function unused(project: Project): Finding[] {
  const document = project.document('links.json');
  const pages = pagesOf(project);
  if (!document || !isObject(document.value)) return [];
  const used = declaredParts(project, 'links.json', 'usedBy').map(({ pointer }) =>
    pointer.slice(1),
  );
  const named = new Set(used);
  for (const file of [...pages.map(({ value }) => value), ...Object.values(project.facts)])
    if (isObject(file)) for (const { text } of eachText(file)) named.add(text);
  return Object.keys(document.value)
    .filter((id) => id !== '$schema' && !named.has(id))
    .map((id) => {
      const place = document.locate(`/${id}`, 'key');
      return { code: 'link-unused', severity: 'warning', args: { link: id }, ...place };
    });
}

/** A menu that pages join must be in the layout, and one in the layout must have pages. */
function menus(project: Project): Finding[] {
  const site = project.document('site.json');
  const layout = project.document('pages/layout.json');
  if (!site || layout?.value === undefined || project.pages.length === 0) return [];
  const menusOf = (file: string) =>
    declaredParts(project, file, 'menu').map(({ value, pointer }) => ({
      menu: String(value),
      pointer,
    }));
  const shown = menusOf('pages/layout.json');
  const named = menusOf('site.json');
  const alone = (own: typeof shown, other: typeof shown) =>
    own.filter(({ menu }) => !other.some((entry) => entry.menu === menu));
  return [
    ...alone(shown, named).map(({ menu, pointer }): Finding => {
      const place = layout.locate(pointer);
      return { code: 'menu-empty', severity: 'error', args: { menu }, ...place };
    }),
    ...alone(named, shown).map(({ menu, pointer }): Finding => {
      const place = site.locate(pointer);
      return { code: 'menu-hidden', severity: 'error', args: { menu }, ...place };
    }),
  ];
}

function pagesOf(project: Project): JsonDocument[] {
  return project.documents.filter(({ path }) => path.startsWith('pages/'));
}
