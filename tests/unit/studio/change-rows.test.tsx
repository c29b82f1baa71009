import { expect, it } from 'vitest';
import { asSentences, rowsOf } from '../../../src/studio/page/parts/ChangeRows.tsx';
import { campSources } from '../../camp.ts';
import { studioOf } from './studio-of-content.ts';

const { studio } = studioOf(campSources);
const HOME = 'pages/home.json';

it('says what a page said, and what it says once it agrees', () => {
  const after = { ...Object(studio.values[HOME]), says: {} };
  const before = { ...after, says: { 'season.end': '2031-09-19' } };
  const rows = rowsOf(studio, [HOME], { [HOME]: before }, { [HOME]: after });
  expect(asSentences(studio, rows).rows).toEqual([
    expect.stringMatching(/: la pagina diceva 19 settembre 2031, ora dice 12 settembre 2031$/),
  ]);
});
