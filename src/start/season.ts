/**
 * The HTML cannot know when it is read: it says whether the season was over when it was made, and this
 * puts it right. See `layout/SeasonOver.tsx`.
 * @param overFrom the instant (milliseconds since the epoch) from which the season is over
 */
export function openSeason(overFrom: number): void {
  const { dataset } = document.documentElement;
  if (Date.now() >= overFrom) dataset.season = 'over';
  else delete dataset.season;
}
