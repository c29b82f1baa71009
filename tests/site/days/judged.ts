import type { DayFinding } from './walk.ts';

/** Sentences that the walk finds and a person found right, with the reason. */
const JUDGED: readonly [words: RegExp, reason: string][] = [
  [/^(?:Pagate entro|Pay by) /, 'a step under «Come si faceva», below «La promozione è terminata»'],
];

/** What nobody has judged yet. */
export function unjudged(found: readonly DayFinding[]): DayFinding[] {
  return found.filter(({ words }) => !JUDGED.some(([known]) => known.test(words)));
}
