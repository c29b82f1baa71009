import { describe, expect, it } from 'vitest';
import { without } from '../camp.ts';
import { type Edit, edited, reports } from './edited.ts';

const FILE = 'generator/it.json';

interface Slip extends Edit {
  readonly title: string;
  readonly says: string;
}

const slips: readonly Slip[] = [
  {
    title: 'a limit that does not exist',
    file: FILE,
    from: /\{\{generator\.title\.maxCharacters, number\}\}/,
    to: '‸{{generator.titel.maxCharacters, number}}',
    says: 'Il segnaposto usa «generator.titel.maxCharacters», che non è un dato della cartella facts: forse intendevate {{generator.title.maxCharacters, number}}.',
  },
  {
    title: 'a key that the instruction does not have',
    file: FILE,
    from: /"before":/,
    to: '‸"befor":',
    says: '«befor» non esiste qui: forse intendevate «before».',
  },
  {
    title: 'a limit written as text',
    file: 'facts/generator.json',
    from: /"post": \{ "maxCharacters": \d+ \}/,
    to: '"post": { "maxCharacters": ‸"1000" }',
    says: '«maxCharacters» vale "1000", ma qui serve un numero intero senza virgolette: scrivete 1000.',
  },
];

describe('the instruction of the generator', () => {
  it.each(slips)('names $title', ({ says, ...edit }) => {
    const { content, places } = edited(edit);
    expect(reports(content)).toEqual([{ place: places[0], sentence: says }]);
  });

  it('must be there in every language', () => {
    expect(reports(without(FILE)).map(({ sentence }) => sentence)).toEqual([
      'Manca il file generator/it.json: createlo, oppure recuperatelo dalla versione precedente ' +
        '(che cosa deve contenere lo dice schemas/generator-instruction.schema.json).',
    ]);
  });
});
