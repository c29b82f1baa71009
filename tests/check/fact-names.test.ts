import { describe, expect, it } from 'vitest';
import { edited, reports, rowsOf } from './edited.ts';

const MEALS = 'facts/meals.json';
const MENU = 'texts/it/menu-settimana.json';

/** A name that a fact gives and no page has words for: the page could not be drawn. */
const rejects = rowsOf`
# facts/meals.json
- a dish whose name is misspelt
  "tomatoPasta" → ‸"tomatoPast"
  Per «tomatoPast» manca il testo in texts/it/menu-settimana.json: forse intendevate «tomatoPasta».
- a dish that nobody has named yet
  "tomatoPasta" → ‸"lasagne"
  Per «lasagne» manca il testo in texts/it/menu-settimana.json: aggiungete «lasagne» dentro «meals.names».
# facts/weeks.json
- a week of a theme that is misspelt
  "circus" → ‸"circo"
  Per «circo» manca il testo in texts/it/settimane.json: forse intendevate «circus».
`;

describe('a name that a fact gives', () => {
  it.each(rejects)('rejects $title', ({ says, ...edit }) => {
    const { content, places } = edited(edit);
    expect(reports(content)).toEqual(places.map((place) => ({ place, sentence: says })));
  });

  it('rejects dishes whose word is taken away', () => {
    const { content } = edited({ file: MENU, from: /"carrots": "[^"]*",/, to: '' });
    const found = reports(content);
    expect(found.length).toBeGreaterThan(0);
    for (const { place, sentence } of found) {
      expect(place).toContain(`${MEALS}:`);
      expect(sentence).toContain('«carrots» manca il testo');
    }
  });

  it('accepts a dish of another day, and words that no dish uses today', () => {
    const other = edited({ file: MEALS, from: /"carrots"/, to: '"peas"' });
    expect(reports(other.content)).toEqual([]);
    const more = edited({ file: MENU, from: /"carrots":/, to: '"ravioli": "Ravioli", "carrots":' });
    expect(reports(more.content)).toEqual([]);
  });
});
