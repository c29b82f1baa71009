import { describe, expect, it } from 'vitest';
import { edited, reports, rowsOf } from './edited.ts';

const MEALS = 'facts/meals.json';
const MENU = 'texts/it/menu-settimana.json';

/** Names in facts without words on a page: the page could not be rendered. */
const rejects = rowsOf`
# facts/meals.json
- a dish whose name is misspelt
  "tomatoPasta" → ‸"tomatoPast"
  Per «tomatoPast» manca il testo in texts/it/menu-settimana.json: forse intendevate «tomatoPasta».
- a dish without a word
  "tomatoPasta" → ‸"lasagne"
  Per «lasagne» manca il testo in texts/it/menu-settimana.json: aggiungete "lasagne": "…" dentro «meals.names».
# facts/venues.json
- a feature of a venue that is misspelt
  "features": \["pool" → "features": [‸"pol"
  Per «pol» manca il testo in texts/it/home.json: forse intendevate «pool».
# facts/weeks.json
- a week with a misspelt theme
  "circus" → ‸"circo"
  «circo» non è un tema di facts/shows.json: forse intendevate «circus».
`;

describe('a name in the facts', () => {
  it.each(rejects)('rejects $title', ({ says, ...edit }) => {
    const { content, places } = edited(edit);
    expect(reports(content)).toEqual(places.map((place) => ({ place, sentence: says })));
  });

  it('rejects dishes whose word is missing', () => {
    const { content } = edited({ file: MENU, from: /"carrots": "[^"]*",/, to: '' });
    const found = reports(content);
    expect(found.length).toBeGreaterThan(0);
    for (const { place, sentence } of found) {
      expect(place).toContain(`${MEALS}:`);
      expect(sentence).toContain('«carrots» manca il testo');
    }
  });

  it('accepts a dish of another day, and unused words', () => {
    const other = edited({ file: MEALS, from: /"carrots"/, to: '"peas"' });
    expect(reports(other.content)).toEqual([]);
    const more = edited({ file: MENU, from: /"carrots":/, to: '"ravioli": "Ravioli", "carrots":' });
    expect(reports(more.content)).toEqual([]);
  });
});
