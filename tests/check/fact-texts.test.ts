import { describe, expect, it } from 'vitest';
import { edited, errors, reports, rowsOf } from './edited.ts';

const rejected = rowsOf`
# texts/it/prima-giornata.json
- a slot of the day without its words [fact-text-missing]
  "day": \{\s*"welcome": \{[^}]*\}, → "day": ‸{
- words for a slot that the day does not have [fact-text-extra]
  "day": \{ → "day": { ‸"nap": { "title": "Riposo", "text": "Si dorme.", "who": "Con gli animatori" },
# pages/sicurezza.json
- a block whose words the page lacks [part-without-words]
  "id": "acqua", → "id": "acqua", "block": "meals",
# facts/venues.json | "map": "mapLagoBlu"
- a slot of one venue without its words [fact-text-missing]
  → "map": "mapLagoBlu", "programme": { "slots": { "nap": { "from": "13:30", "to": "14:00", "icon": "pine" }, "relax": { "from": "14:00" } } }
`;

/** `npm run add` would refuse it: its name is there already. */
it('asks to type the words of a closure that was typed by hand', () => {
  const closure = '"closures": { "easter": { "from": "2031-07-07", "to": "2031-07-08" },';
  const { content } = edited({ file: 'facts/season.json', from: /"closures": \{/, to: closure });
  const [{ sentence = '' } = {}] = reports(content);
  expect(sentence).toMatch(/: aggiungete "easter": "…" dentro «closures»\.$/);
});

const accepted = rowsOf`
# facts/venues.json | "map": "mapLagoBlu"
- a venue without a slot that others have
  → "map": "mapLagoBlu", "programme": { "slots": { "basketVolley": null, "relax": { "to": "15:45" } } }
# pages/sicurezza.json
- a block that has no words of its own
  "id": "acqua", → "id": "acqua", "block": "places",
`;

const CODES = ['fact-text-missing', 'fact-text-extra', 'part-without-words'];

function codesOf(row: (typeof rejected)[number]): string[] {
  return errors(edited(row).content).flatMap(({ code }) => (CODES.includes(code) ? [code] : []));
}

describe('the words of the dishes', () => {
  const menu = (from: RegExp, to: string) =>
    reports(edited({ file: 'texts/it/menu-settimana.json', from, to }).content);

  it('rejects every dish whose word is missing', () => {
    const found = menu(/"carrots": "[^"]*",/, '');
    expect(found.length).toBeGreaterThan(0);
    for (const { place, sentence } of found) {
      expect(place).toContain('facts/meals.json:');
      expect(sentence).toContain('«carrots» manca il testo');
    }
  });

  it('accepts a dish of another day, and unused words', () => {
    const other = edited({ file: 'facts/meals.json', from: /"carrots"/, to: '"peas"' });
    expect(reports(other.content)).toEqual([]);
    expect(menu(/"carrots":/, '"ravioli": "Ravioli", "carrots":')).toEqual([]);
  });
});

describe('texts that a page looks up by the key of a fact', () => {
  it.each(rejected)('rejects $title', (row) => {
    expect(codesOf(row)).toEqual([row.code]);
  });

  it.each(accepted)('accepts $title', (row) => {
    expect(codesOf(row)).toEqual([]);
  });
});
