import { eachText, isObject, type Json, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { textsOf } from '../../texts-of.ts';

/** Addresses outside the site that code asks for by name. */
export const LINKS_IN_CODE: readonly { readonly link: string; readonly file: string }[] = [
  { link: 'whatsapp', file: 'layout/contact-entries.ts' },
];

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s«»"<>)]+/i;

/** Outside addresses are declared in links.json, used, and framed only where they say by whom. */
export const links: Rule = {
  name: 'links',
  description: 'Gli indirizzi esterni stanno in links.json e servono; ogni menu ha il suo posto.',
  scope: 'site',
  check: (project) => [
    ...typedAddresses(project),
    ...withoutProvider(project),
    ...unused(project),
    ...menus(project),
  ],
};

function typedAddresses(project: Project): Finding[] {
  const texts = project.documents.filter(({ path }) => path.startsWith('texts/'));
  return texts.flatMap((document) =>
    textsOf(document).flatMap(({ text, pointer }): Finding[] => {
      const found = /:\/\/|www\./i.test(text) ? ADDRESS.exec(text) : null;
      if (!found) return [];
      const place = document.locateWithin(pointer, found.index, found.index + found[0].length);
      return [{ code: 'address-typed', severity: 'error', args: { found: found[0] }, ...place }];
    }),
  );
}

/** Albums and the booking form open inside a page: readers are told first whom they reach. */
function withoutProvider(project: Project): Finding[] {
  const addresses = project.value('links.json');
  if (!isObject(addresses)) return [];
  return pagesOf(project).flatMap((document) =>
    framesOf(document.value).flatMap(({ pointer, link }): Finding[] => {
      const address = addresses[link];
      if (!isObject(address) || address.frame !== undefined) return [];
      const place = document.locate(pointer);
      return [{ code: 'frame-without-provider', severity: 'error', args: { link }, ...place }];
    }),
  );
}

function framesOf(page: Json | undefined): { pointer: string; link: string }[] {
  return ['/gallery', '/album/link', '/booking/link'].flatMap((pointer) => {
    const link = valueAt(page, pointer.slice(1).split('/'));
    return typeof link === 'string' ? [{ pointer, link }] : [];
  });
}

function unused(project: Project): Finding[] {
  const document = project.document('links.json');
  const pages = pagesOf(project);
  if (!document || !isObject(document.value) || pages.length === 0) return [];
  const named = new Set(LINKS_IN_CODE.map(({ link }) => link));
  for (const file of [...pages.map(({ value }) => value), project.facts]) {
    for (const { text } of eachText(file ?? null)) named.add(text);
  }
  return Object.keys(document.value)
    .filter((id) => id !== '$schema' && !named.has(id))
    .map((id) => {
      const place = document.locate(`/${id}`, 'key');
      return { code: 'link-unused', severity: 'warning', args: { link: id }, ...place };
    });
}

/** A menu that a page is in stands somewhere, and a menu that stands somewhere has pages. */
function menus(project: Project): Finding[] {
  const site = project.document('site.json');
  const layout = project.document('pages/layout.json');
  if (!site || !layout || project.pages.length === 0) return [];
  const shown = ['header/groups', 'header/links', 'footer/menus'].flatMap((place) =>
    texts(valueAt(layout.value, place.split('/'))).map((menu, index) => ({
      menu,
      pointer: `/${place}/${index}`,
    })),
  );
  const pages = valueAt(site.value, ['pages']);
  const named = (Array.isArray(pages) ? pages : []).flatMap((page, index) =>
    texts(valueAt(page, ['menus'])).map((menu, place) => ({
      menu,
      pointer: `/pages/${index}/menus/${place}`,
    })),
  );
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

function texts(value: Json | undefined): string[] {
  return (Array.isArray(value) ? value : []).map(String);
}

function pagesOf(project: Project): JsonDocument[] {
  return project.documents.filter(({ path }) => path.startsWith('pages/'));
}
