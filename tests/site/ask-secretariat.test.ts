// What a page cannot answer yet can be asked at once: each question in a message ready to send.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { wordsOf } from '../e2e/site-content.ts';
import { builtCamp } from './built-camp.ts';

const site = await builtCamp();

const elementsIn = (node: Tree.Node): Tree.Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => [
        ...('attrs' in child ? [child] : []),
        ...elementsIn(child),
      ])
    : [];
const attribute = (element: Tree.Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value ?? '';

const sectionOf = (path: string, id: string) =>
  elementsIn(parse(site.text(path))).find((element) => attribute(element, 'id') === id);
/** The section with the questions. */
const section = sectionOf('sicurezza/index.html', 'da-chiedere');
const linkTo = (start: string, around = section) =>
  elementsIn(around as Tree.Element).find((link) => attribute(link, 'href').startsWith(start));
const during = (start: string) => attribute(linkTo(start), 'data-during').split(' ');
const messageOf = (around: typeof section) =>
  decodeURIComponent(attribute(linkTo('https://wa.me/', around), 'href'));

it('sends every question of a section in one message', () => {
  const lines = elementsIn(section as Tree.Element)
    .filter(({ tagName }) => tagName === 'li')
    .map(({ childNodes: [text] }) => (text as Tree.TextNode).value);
  const message = messageOf(section);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(message).toContain(`\n- ${line}`);
});

it('sends the one question of a section that has its own', () => {
  const { ask } = wordsOf('come-arrivare').sections.chiedere;
  const message = messageOf(sectionOf('come-arrivare/index.html', 'chiedere'));
  expect(message.endsWith(`:\n- ${ask}`)).toBe(true);
});

it('offers a call until the summer is over, then an email', () => {
  expect(during('tel:')).toContain('enrolling');
  expect(during('tel:')).not.toContain('over');
  expect(during('mailto:')).toEqual(['over', 'idle', 'next']);
});
