import { Action, Actions } from '../../components/actions/Action.tsx';
import { calendarPath } from '../../content/paths.ts';
import { afterSeason, untilOver } from '../../layout/season.ts';
import { useCurrentPage, useSite } from '../../layout/site-context.tsx';

interface InSeason {
  /** The states in which it shows. */
  season?: { readonly 'data-during': string };
}

/**
 * The dates for a family's calendar, of the venue on its page, elsewhere of the whole camp: a feed
 * that updates itself, or a file for devices that cannot subscribe.
 */
export function CalendarFeed({ season = untilOver }: InSeason) {
  const { t } = useSite();
  const feed = useFeed();
  if (!feed) return null;
  return (
    <Actions
      actions={[
        { label: t('calendar.follow'), href: feed.href, variant: 'quiet', season },
        { label: t('calendar.download'), href: feed.path, variant: 'quiet', season },
      ]}
    />
  );
}

/** The same feed will contain the next season's dates. */
export function NextDates({ season = afterSeason }: InSeason) {
  const { t } = useSite();
  const feed = useFeed();
  if (!feed) return null;
  return <Action variant="quiet" label={t('calendar.next')} href={feed.href} season={season} />;
}

/** A venue that is not listed has none. */
function useFeed() {
  const { content, facts } = useSite();
  const { site, locale } = content;
  const shown = useCurrentPage()?.id;
  const venue = Object.values(facts.venues).find(({ page }) => page === shown);
  if (venue && !venue.listed) return undefined;
  const path = calendarPath(locale, venue?.page);
  return { path, href: site.origin.replace(/^https?:/, 'webcal:') + path };
}
