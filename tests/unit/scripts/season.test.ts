import { expect, it } from 'vitest';
import { run } from '../../../scripts/season.ts';
import { CAMP, CAMP_TODAY } from '../../camp.ts';

it.each([
  [
    'season.strat=2032-06-14',
    '«season.strat» non è un dato della cartella facts: forse intendevate «season.start».',
  ],
  [
    'season.start=presto',
    '«presto» non va bene per «season.start»: scrivetelo come "2031-06-16", il valore di adesso.',
  ],
  [
    'season.start',
    '«season.start» non va: dopo --set ci vuole DATO=VALORE, per esempio season.start=2026-06-15.',
  ],
])('says what is wrong with --set %s', (typed, sentence) => {
  const { code, err } = run(['2032', '--set', typed, '--content', CAMP], CAMP_TODAY);
  expect([code, err.split('\n')[0]]).toEqual([2, sentence]);
});
