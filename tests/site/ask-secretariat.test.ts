// What a page cannot answer yet can be asked at once: each question in a message ready to send.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
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
  element?.attrs.find((one) => one.name === name)?.value ?? '';

/** The links of the section with the questions. */
const section = elementsIn(parse(site.text('sicurezza/index.html'))).find(
  (element) => attribute(element, 'id') === 'da-chiedere',
);
const links = elementsIn(section as Tree.Element).filter(({ tagName }) => tagName === 'a');
const linkTo = (start: string) => links.find((link) => attribute(link, 'href').startsWith(start));
const during = (start: string) => attribute(linkTo(start), 'data-during').split(' ');

it('sends every question of a section in one message', () => {
  const lines = elementsIn(section as Tree.Element)
    .filter(({ tagName }) => tagName === 'li')
    .map(({ childNodes: [text] }) => (text as Tree.TextNode).value);
  const message = decodeURIComponent(attribute(linkTo('https://wa.me/'), 'href'));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(message).toContain(`\n- ${line}`);
});

it('offers a call until the summer is over, then an email', () => {
  expect(during('tel:')).toContain('enrolling');
  expect(during('tel:')).not.toContain('over');
  expect(during('mailto:')).toEqual(['over', 'idle', 'next']);
});
