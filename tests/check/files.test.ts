import { describe, expect, it } from 'vitest';
import { campSources, textOf, withFile, without } from '../camp.ts';
import { edited, errors, reportLines, reports } from './edited.ts';

const PRICES = 'facts/prices.json';

describe('files', () => {
  it('reports a file of white space', () => {
    expect(reportLines(withFile(PRICES, ' \r\n\t'))).toEqual([
      'facts/prices.json:1:1 Il file è vuoto: recuperate la versione precedente, oppure scrivete almeno { }.',
    ]);
  });

  it('reports a byte-order mark before the content of the file', () => {
    const text = `\uFEFF${textOf(PRICES).replace(/"week": [\d.]+/, '"week": "144"')}`;
    expect(reports(withFile(PRICES, text)).map(({ sentence }) => sentence)).toEqual([
      'Il file comincia con un carattere invisibile (BOM) che alcuni editor aggiungono: ' +
        'salvatelo di nuovo in «UTF-8», senza BOM (in Visual Studio Code premete la codifica, in basso a destra, poi «Salva con codifica» e «UTF-8»).',
    ]);
  });

  it('asks for the instruction of the generator', () => {
    expect(reportLines(without('generator/it.json'))).toEqual([
      'generator/it.json:1:1 Manca il file generator/it.json: createlo, oppure recuperatelo dalla versione precedente ' +
        '(che cosa deve contenere lo dice schemas/generator-instruction.schema.json).',
    ]);
  });

  it('recognises a renamed file', () => {
    const renamed = [...without(PRICES), { path: 'facts/price.json', text: textOf(PRICES) }];
    expect(reportLines(renamed)).toEqual([
      'facts/price.json:1:1 Questo file non serve a nessuna pagina: forse il nome giusto è facts/prices.json.',
      'facts/prices.json:1:1 Manca il file facts/prices.json: c’è facts/price.json: forse va rinominato.',
    ]);
  });

  it.each([
    ['pages/novita.json', ', oppure aggiungete la pagina «novita» in site.json'],
    ['texts/it/novita.json', ', oppure aggiungete la pagina «novita» in site.json'],
    ['texts/en/home.json', ''],
    ['facts/listino.json', ''],
    ['facts/prices copia.json', ''],
    ['note.txt', ''],
  ])('reports an unknown file: %s', (path, more) => {
    expect(reportLines([...campSources, { path, text: '{}' }])).toEqual([
      `${path}:1:1 Questo file non serve a nessuna pagina: toglietelo da questa cartella${more}.`,
    ]);
  });

  it.each([
    'facts/prices.json.txt',
    'facts/prices (1).json',
    'facts/prices - Copia.json',
    'facts/prices.JSON',
  ])('recognises a file renamed by a program: %s', (path) => {
    const renamed = [...without(PRICES), { path, text: textOf(PRICES) }];
    expect(reportLines(renamed).sort()).toEqual(
      [
        `${path}:1:1 Questo file non serve a nessuna pagina: forse il nome giusto è facts/prices.json.`,
        `facts/prices.json:1:1 Manca il file facts/prices.json: c’è ${path}: forse va rinominato.`,
      ].sort(),
    );
  });

  it('ignores the content of an unneeded file', () => {
    const spare = [...campSources, { path: 'facts/prices.json.bak', text: 'una nota, e {' }];
    expect(reports(spare).map(({ sentence }) => sentence)).toEqual([
      'Questo file non serve a nessuna pagina: toglietelo da questa cartella.',
    ]);
  });

  it('asks for each file of a new page', () => {
    const { content } = edited({ file: 'site.json', from: /"id": "relax"/, to: '"id": "laguna"' });
    expect(reports(content).map(({ place }) => place)).toContain('pages/laguna.json:1:1');
  });

  it.each([
    ['Relax', ['texts/it/layout.json']],
    ['Prezzi', []],
  ])('refuses a name twice in one menu, not in two: %s', (name, files) => {
    const { content } = edited({
      file: 'texts/it/layout.json',
      from: /"shows": "[^"]*"/,
      to: `"shows": "${name}"`,
    });
    expect(errors(content).map(({ file }) => file)).toEqual(files);
  });

  it('reports a broken list of pages and nothing else', () => {
    expect(reportLines(withFile('site.json', '{ "pages": ['))).toEqual([
      'site.json:1:12 Il file finisce prima del tempo: aggiungete alla fine la parentesi che manca, } oppure ].',
    ]);
  });
});
