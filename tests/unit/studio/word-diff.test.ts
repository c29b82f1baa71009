import { expect, it } from 'vitest';
import { wordDiff } from '../../../src/studio/model/word-diff.ts';

const told = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, tokens }) => ({ same: ' ', removed: '-', added: '+' })[kind] + tokens.join(''))
    .join('|');

it.each([
  ['uno due tre', 'uno due tre', ' uno due tre'],
  ['uno due tre', 'uno tre', ' uno|- due|  tre'],
  ['uno tre', 'uno due tre', ' uno|+ due|  tre'],
  ['costa 10 € al giorno', 'costa 12 € al giorno', ' costa|- 10|+ 12|  € al giorno'],
  [
    'da {{a.b, euro}} in su',
    'da {{a.c, euro}} in su',
    ' da|- {{a.b, euro}}|+ {{a.c, euro}}|  in su',
  ],
  ['', 'nuovo', '+nuovo'],
  ['uno due tre', 'sei sette tre', '-uno due|+sei sette|  tre'],
])('compares «%s» and «%s» word by word', (before, after, wanted) => {
  expect(told(before, after)).toBe(wanted);
});

it('keeps both texts whole, whatever changes', () => {
  const [before, after] = ['a b c d e f', 'b x d d f g'];
  const stretches = wordDiff(before, after);
  const side = (kind: string) =>
    stretches
      .filter((stretch) => stretch.kind === 'same' || stretch.kind === kind)
      .flatMap((stretch) => stretch.tokens)
      .join('');
  expect([side('removed'), side('added')]).toEqual([before, after]);
});
