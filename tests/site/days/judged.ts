import type { DayFinding } from './walk.ts';

/** Sentences that the walk finds and a person found right, with the reason. One that is no longer found goes. */
const JUDGED: readonly [words: RegExp, reason: string][] = [
  [
    /^(?:Per \S+ \d+ \S+ entro .*; per .* entro|For .*, book by .*; for .*, by)/,
    'names the terms of both open days; the card of the first says that it has passed',
  ],
  [/^(?:Pagate entro|Pay by) /, 'a step under «Come si faceva», below «La promozione è terminata»'],
];

/** What nobody has judged yet. */
export function unjudged(found: readonly DayFinding[]): DayFinding[] {
  return found.filter(({ words }) => !JUDGED.some(([known]) => known.test(words)));
}
