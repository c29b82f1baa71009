import { expect, it } from 'vitest';
import { beginning } from '../../../src/studio/page/preview/pages-showing.ts';
import { campSources } from '../../camp.ts';
import { studioOf } from './studio-of-content.ts';

const { studio } = studioOf(campSources);
const AT = '/changes/2031-09-01/prices.week';
const withChanges = (changes: object) => ({
  ...studio,
  values: { ...studio.values, 'later.json': { changes } as never },
});

it('knows the first day of a dated value, until it is undone', () => {
  const dated = withChanges({ '2031-09-01': { 'prices.week': 151 } });
  expect(beginning(dated, 'later.json', AT)).toBe('2031-09-01');
  expect(beginning(withChanges({}), 'later.json', AT)).toBe('');
});
