import { describe, expect, it } from 'vitest';
import { without } from '../camp.ts';
import { edited, reports, rowsOf } from './edited.ts';

const FILE = 'generator/it.json';

const slips = rowsOf`
# generator/it.json
- a limit that does not exist
  \{\{generator\.title\.maxCharacters, number\}\} → ‸{{generator.titel.maxCharacters, number}}
  Il segnaposto usa «generator.titel.maxCharacters», che non è un dato della cartella facts: forse intendevate {{generator.title.maxCharacters, number}}.
- a key that does not exist
  "before": → ‸"befor":
  «befor» non esiste qui: forse intendevate «before».
# facts/generator.json
- a limit written as text
  "post": \{ "maxCharacters": \d+ \} → "post": { "maxCharacters": ‸"1000" }
  «maxCharacters» vale "1000", ma qui serve un numero intero senza virgolette: scrivete 1000.
`;

describe('the instruction of the generator', () => {
  it.each(slips)('names $title', ({ says, ...edit }) => {
    const { content, places } = edited(edit);
    expect(reports(content)).toEqual([{ place: places[0], sentence: says }]);
  });

  it('must exist in every language', () => {
    expect(reports(without(FILE)).map(({ sentence }) => sentence)).toEqual([
      'Manca il file generator/it.json: createlo, oppure recuperatelo dalla versione precedente ' +
        '(che cosa deve contenere lo dice schemas/generator-instruction.schema.json).',
    ]);
  });
});
