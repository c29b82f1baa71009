/**
 * Runs before a page is drawn, as a script of its own: the HTML cannot know when it is read, and a
 * notice that came later would push the page down. `data-over-from` on its tag is the instant
 * (milliseconds since the epoch) from which the season is over; see `layout/SeasonOver.tsx`.
 */
if (Date.now() >= Number(document.currentScript?.dataset.overFrom)) {
  document.documentElement.dataset.season = 'over';
}
