import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { html } from '../../../src/check/reporters/html.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { CONTEXT, contradiction, resultOf, stray, toConfirm } from './made-up.ts';

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
  readonly value?: string;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.childNodes ?? []) yield* nodesOf(child);
}

const nodes = (page: string) => [...nodesOf(parse(page) as unknown as Node)];
const attribute = (node: Node, name: string) =>
  node.attrs?.find((each) => each.name === name)?.value;
const textOf = (node: Node | undefined): string =>
  node
    ? [...nodesOf(node)]
        .map(({ value = '' }) => value)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
const all = (page: string, name: string) => nodes(page).filter(({ nodeName }) => nodeName === name);

const campPage = html(runChecks(campSources, schemas), CONTEXT);

describe('the HTML report', () => {
  it('starts with the count in words', () => {
    const heading = (...findings: Parameters<typeof resultOf>[0]) =>
      textOf(all(html(resultOf(findings), CONTEXT), 'h1')[0]);
    expect(heading()).toBe('Nessun errore da correggere');
    expect(heading(stray)).toBe('1 errore da correggere');
    expect(heading(stray, stray)).toBe('2 errori da correggere');
    expect(heading({ ...stray, severity: 'warning' }, toConfirm)).toBe('Nessun errore, 1 avviso');
  });

  it('shows errors with their remedy first', () => {
    const page = html(resultOf([contradiction, toConfirm]), CONTEXT);
    const headings = all(page, 'h2').map(textOf);
    expect(headings).toEqual(['Da correggere', 'Contraddizioni note', 'Da confermare']);
    const [card] = all(page, 'article');
    expect(textOf(card)).toContain('Che cosa fare Cancellate questa riga da «says»');
    expect(textOf(card)).toContain('content/pages/fees.json:2:28');
    expect(textOf(card)).toContain('codice says-same');
  });

  it.each([
    ['made up', html(resultOf([contradiction, stray, toConfirm]), CONTEXT)],
    ['of the made-up camp', campPage],
  ])('links only to existing anchors: %s', (_, page) => {
    const ids = nodes(page).flatMap((node) => attribute(node, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = all(page, 'a').flatMap((node) => attribute(node, 'href') ?? []);
    const inside = anchors.filter((href) => href.startsWith('#'));
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  it('loads nothing from a server', () => {
    const sources = nodes(campPage).flatMap((node) =>
      ['src', 'srcset', 'action', 'data', 'poster'].flatMap((name) => attribute(node, name) ?? []),
    );
    expect(sources).toEqual([]);
    expect(all(campPage, 'link')).toEqual([]);
    expect(campPage).not.toMatch(/url\(|@import|fetch\(/);
    expect(campPage).toContain("default-src 'none'");
  });

  it('escapes texts', () => {
    const odd = { ...stray, args: { nearest: '<script>alert("1")</script>&\'' } };
    const page = html(resultOf([odd]), CONTEXT);
    expect(all(page, 'script')).toEqual([]);
    expect(textOf(all(page, 'article')[0])).toContain('<script>alert("1")</script>&\'');
  });
});
