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
      'There is no page «/nowhere». The pages are: / /sport-city',
    );
  });

  test.each([[['--pag', '/']], [['--page']], [['/sport-city']]])(
    'rejects %j with exit code 2',
    (args) => {
      expect(() => choosePages(args, PAGES)).toThrow(
        expect.objectContaining({
          exitCode: 2,
          message: expect.stringContaining('npm run screenshots --'),
        }),
      );
    },
  );
});
