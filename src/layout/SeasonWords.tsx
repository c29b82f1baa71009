import { SEASON_STATES, type SeasonState } from '../time/season-state.ts';
import { showDuring } from './season.ts';

export interface SeasonWordsProps {
  text: string | undefined;
  from?: Readonly<Partial<Record<SeasonState, string>>> | undefined;
}

/**
 * Each text shows from its state of the season until the next state that has one; `text` shows
 * before all of them. The text for `idle` says that no dates are known, so it shows in no other
 * state.
 */
export function SeasonWords({ text, from }: SeasonWordsProps) {
  if (!from) return text;
  const all = [{ words: text, states: [] as SeasonState[] }];
  for (const state of SEASON_STATES) {
    const words = from[state];
    if (words) all.push({ words, states: [] });
    all.findLast(({ states }) => state !== 'next' || states[0] !== 'idle')?.states.push(state);
  }
  return all.map(({ words, states }) => (
    <span key={states[0]} {...showDuring(...states)}>
      {words}
    </span>
  ));
}
