import { during, except } from '../../layout/season.ts';
import { SEASON_STATES, type SeasonState } from '../../time/season-state.ts';

export interface SeasonWordsProps {
  text: string | undefined;
  during?: Readonly<Partial<Record<SeasonState, string>>> | undefined;
}

/** What holds most of the year, and what holds instead in some parts of it. */
export function SeasonWords({ text, during: own }: SeasonWordsProps) {
  if (!own) return text;
  // Whoever has no words on the next summer yet is not told of the last one as if it were to come.
  const others = own.over === undefined ? own : { next: own.over, ...own };
  return (
    <>
      <span {...except(...Object.keys(others))}>{text}</span>
      {SEASON_STATES.filter((state) => others[state]).map((state) => (
        <span key={state} {...during(state)}>
          {others[state]}
        </span>
      ))}
    </>
  );
}
