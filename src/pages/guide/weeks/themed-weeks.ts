import type { Facts } from '../../../content/types.ts';
import { type SeasonWeek, seasonWeeks } from '../../../time/season-weeks.ts';

export interface ThemedWeek extends SeasonWeek {
  readonly theme: string | undefined;
  /** A theme's show is in its last week. */
  readonly hasShow: boolean;
}

/** The season's weeks; the open ones take the themes in order, once that order is confirmed. */
export function themedWeeks({ season, weeks }: Pick<Facts, 'season' | 'weeks'>): ThemedWeek[] {
  const { status, themes: order } = weeks.programme;
  const themes = status === 'confirmed' ? order : [];
  let index = -1;
  return seasonWeeks(season).map((week) => {
    if (week.closure === 'whole') return { ...week, theme: undefined, hasShow: false };
    index += 1;
    const theme = themes[index];
    return { ...week, theme, hasShow: theme !== undefined && themes[index + 1] !== theme };
  });
}
