import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../scripts/project/paths.ts';
import { anchorsOf } from '../../src/check/rules/links/anchors.ts';
import { isObject, valueAt } from '../../src/content/json.ts';
import { eachText } from '../../src/content/sentences.ts';
import { BuiltSite } from './built-site.ts';
import { foreignTexts } from './languages-apart.ts';
import { LIVE, live } from './live.ts';

const { project } = live;

/** The file of a page in the built site. */
function fileOf(id: string): string {
  const pages = valueAt(project.value('site.json'), ['pages']);
  const entry = (Array.isArray(pages) ? pages : []).find(
    (page) => isObject(page) && page.id === id,
  );
  const path = String(valueAt(entry, ['path']));
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** A template's content is not in the page until it replaces another part. */
function idsOf(html: string): string[] {
  const page = html.replace(/<template[\s\S]*?<\/template>/g, '');
  return [...page.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '');
}

interface Locale {
  readonly id: string;
  /** Such as `/en/`. */
  readonly path: string;
  /** Nothing of a draft language is published. */
  readonly draft?: boolean;
}
const all = valueAt(project.value('site.json'), ['locales']) as unknown as readonly Locale[];
const locales = all.filter(({ draft }) => !draft);

/** All code that pages below a path load, before and after an interaction. */
function loadedCode(site: BuiltSite, path: string): string {
  const isBelow = (file: string) =>
    locales.reduce(
      (own, { path: below }) =>
        `/${file}`.startsWith(below) && below.length > own.length ? below : own,
      '/',
    ) === path;
  const html = [...site.pages()].filter(([file]) => isBelow(file)).map(([, text]) => text);
  const files = new Set(html.join(' ').match(/(?<=\/)assets\/[\w./-]+\.js/g));
  return [...files].map((file) => site.text(file)).join('\n');
}

/** The longest sentences without values of each text file. */
function sentencesOf(language: string): string[] {
  return project.documents
    .filter((document) => document.path.startsWith(`texts/${language}/`))
    .flatMap((document) =>
      eachText(document.value ?? null)
        .map(({ text }) => text)
        .filter((text) => !/[{\\"'`]/.test(text))
        .toSorted((a, b) => b.length - a.length)
        .slice(0, 3),
    );
}

describe('the live site', () => {
  // Already built by npm test.
  const built = process.env.SITES_BUILT ? (process.env.DIST_DIR ?? DIST) : undefined;
  const site = new BuiltSite(LIVE, undefined, built);
  if (built === undefined) site.build();

  it.each(project.pages)('$id has every anchor that the check allows', ({ id }) => {
    const ids = new Set(idsOf(site.text(fileOf(id))));
    const anchors = [...anchorsOf(project, id).keys()];
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it('gives each id to one element of a page', () => {
    const twice = [...site.pages()].flatMap(([path, html]) => {
      const ids = idsOf(html);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('has no internal link that leads nowhere', () => {
    const ids = new Map([...site.pages()].map(([path, html]) => [path, new Set(idsOf(html))]));
    const lost = [...site.pages()].flatMap(([path, html]) =>
      [
        ...html.matchAll(
          /<a[^>]*\shref="(?:webcal:\/\/[^/]+)?(\/[^"#?]*)?(?:\?[^"#]*)?(?:#([^"]*))?"/g,
        ),
      ]
        .map(([, page, anchor]) => ({ page: page === undefined ? path : asFile(page), anchor }))
        .filter(({ page, anchor }) => {
          if (!page.endsWith('.html')) return !existsSync(join(site.dist, page));
          const known = ids.get(page);
          return !known || (anchor !== undefined && anchor !== '' && !known.has(anchor));
        })
        .map(({ page, anchor }) => `${path} -> ${page}#${anchor}`),
    );
    expect(lost).toEqual([]);
  });

  it.each(project.pages)('$id is a whole page with its own texts', ({ id }) => {
    const html = site.text(fileOf(id));
    expect(html).toMatch(/<html lang="[a-z]/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(/name="description" content="[^"]{40,}"/);
    // Words of the countdown are in an attribute.
    const read = html.replace(/<(script|style)\b.*?<\/\1>| data-[\w-]+="[^"]*"/gs, '');
    expect(read).not.toMatch(/\{\{|\}\}|\[object|>undefined<|NaN/);
    expect(html).not.toMatch(/<script(?! data-src=)(?![^>]*ld\+json)| style="/);
  });

  it('keeps its languages apart', () => {
    const foreign = [...site.pages()].flatMap(([path, html]) =>
      foreignTexts(html).map((text) => `${path}: ${text}`),
    );
    expect(foreign).toEqual([]);
  });

  it('gives visitors the words of their own language, and no other', () => {
    for (const { id, path } of locales) {
      const code = loadedCode(site, path);
      expect(sentencesOf(id).filter((text) => code.includes(text)).length).toBeGreaterThan(20);
      const others = locales.filter((other) => other.id !== id);
      const foreign = others.flatMap((other) => sentencesOf(other.id));
      expect(foreign.filter((text) => code.includes(text))).toEqual([]);
    }
  });

  // On one page, for every album: beside each, it filled a phone's screen again and again.
  it('says once in each language how children are photographed', () => {
    const found = [...site.pages().values()].flatMap((html) =>
      [...html.matchAll(/<section[^>]*\sid="(album|fotografie)"[^>]*>(.*?)<\/section>/gs)].map(
        ([, id, section]) => ({ id, lines: section?.match(/<li[\s>]/g)?.length ?? 0 }),
      ),
    );
    expect(found.filter(({ lines }) => lines > 0)).toEqual(
      locales.map(() => ({ id: 'fotografie', lines: 5 })),
    );
  });

  it('tells no parent that something is still to be confirmed', () => {
    const asking = [...site.pages()].filter(([, html]) =>
      /da confermare|to be confirmed/i.test(html),
    );
    expect(asking.map(([path]) => path)).toEqual([]);
  });

  it('claims no rating and no review to search engines', () => {
    for (const html of site.pages().values())
      expect(html).not.toMatch(/aggregateRating|"@type":\s*"(?:Aggregate)?(?:Rating|Review)"/);
  });
});

describe('the languages of a page', () => {
  const italian = 'Ogni settimana i bambini giocano, nuotano e imparano cose nuove.';
  const english = 'Every week the children play, swim and learn something new.';
  const page = (language: string) =>
    `<html lang="${language}"><p>${italian}</p><p>${english}</p></html>`;

  it('are distinguished', () => {
    expect(foreignTexts(page('it-IT'))).toEqual([english]);
    expect(foreignTexts(page('en-GB'))).toEqual([italian]);
  });
});

function asFile(path: string): string {
  const bare = path.replace(/^\/|\/$/g, '');
  if (/\.\w+$/.test(bare)) return bare;
  return bare === '' ? 'index.html' : `${bare}/index.html`;
}
