import { describe, expect, test } from 'vitest';
import { choosePages } from '../../../scripts/screenshots.ts';

const PAGES = [
  { id: 'home', path: '/' },
  { id: 'sport-city', path: '/sport-city' },
];

describe('choosePages', () => {
  test('takes every page when none is named', () => {
    expect(choosePages([], PAGES)).toEqual(PAGES);
  });

  test.each([[['--page', '/sport-city']], [['--page=/sport-city']]])(
    'takes one page for %j',
    (args) => {
      expect(choosePages(args, PAGES)).toEqual([PAGES[1]]);
    },
  );

  test('rejects a page that does not exist and lists those that do', () => {
    expect(() => choosePages(['--page', '/nowhere'], PAGES)).toThrow(
      'La pagina «/nowhere» non esiste. Le pagine sono: / /sport-city',
    );
  });

  test.each([
    [['--pag', '/'], 'L’opzione «--pag» non esiste: forse intendevate «--page».'],
    [['--page'], 'All’opzione «--page» manca il valore.'],
    [['/sport-city'], '«/sport-city» non serve: il comando prende soltanto opzioni.'],
  ])('rejects %j with exit code 2', (args, message) => {
    expect(() => choosePages(args, PAGES)).toThrow(
      expect.objectContaining({ exitCode: 2, message }),
    );
  });
});
