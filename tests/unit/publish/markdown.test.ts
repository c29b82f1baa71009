import { describe, expect, it } from 'vitest';
import { pageMarkdown } from '../../../src/publish/markdown.ts';

const ADDRESS = 'https://www.girasole.example/lago-blu';
const DAY = { season: 'running', past: 'gone earlier' };
const markdown = (html: string) =>
  pageMarkdown(`<header>Menu</header><main>${html}</main>`, ADDRESS, DAY);

describe('a page as Markdown', () => {
  it.each([
    [
      'keeps headings and words',
      '<h1>Il lago</h1><p>Una settimana.</p>',
      '# Il lago\n\nUna settimana.\n',
    ],
    [
      'completes links',
      '<p><a href="/stima#conto">Stima</a></p>',
      '[Stima](https://www.girasole.example/stima#conto)\n',
    ],
    [
      'keeps words apart that the style keeps apart',
      '<p><b>Totale</b><span>145 €</span></p>',
      '**Totale** · 145 €\n',
    ],
    [
      'keeps an address whole',
      '<p>segreteria@<wbr>girasole.example</p>',
      'segreteria\\@girasole.example\n',
    ],
    [
      'writes a cell on one line, without what is empty',
      '<table><tr><th>Piatti</th></tr><tr><td><ul><li>Riso</li><li>Pesche<span></span></li></ul></td></tr></table>',
      '| Piatti        |\n| ------------- |\n| Riso · Pesche |\n',
    ],
    [
      'leaves sentences as they are',
      '<p>Costa <b>145 €</b>, tutto compreso.</p>',
      'Costa **145 €**, tutto compreso.\n',
    ],
    [
      'leaves out drawings, buttons and what is hidden',
      '<p>Uno<svg></svg></p><button>Due</button><p aria-hidden="true">Tre</p><p hidden>Quattro</p>',
      'Uno\n',
    ],
    [
      'leaves out what is told in another season',
      '<div data-during="over"><p>Finita</p></div><p data-during="running closing">Uno</p>',
      'Uno\n',
    ],
    [
      'leaves out what is told of a day gone by',
      '<p data-until="gone">Due</p><p data-after="gone">Uno</p><p data-after="other">Tre</p>',
      'Uno\n',
    ],
    [
      'says the title of a table before it',
      '<table><caption>Listino</caption><tr><th>Voce</th></tr><tr><td>Uno</td></tr></table>',
      'Listino\n\n| Voce |\n| ---- |\n| Uno  |\n',
    ],
  ])('%s', (_, html, expected) => expect(markdown(html)).toBe(expected));

  it('needs a main', () =>
    expect(() => pageMarkdown('<p>x</p>', ADDRESS, DAY)).toThrow(RangeError));
});
