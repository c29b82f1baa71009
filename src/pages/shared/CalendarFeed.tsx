import { Actions } from '../../components/actions/Action.tsx';
import { calendarPath } from '../../content/paths.ts';
import { hideDuring, untilOver } from '../../layout/season.ts';
import { useSite } from '../../layout/site-context.tsx';

export interface CalendarFeedProps {
  /** The venue's page; without it the dates are the whole camp's. */
  page?: string;
  /** The states in which these dates are ahead. */
  season?: typeof untilOver;
}

/**
 * The dates of a venue, or of the whole camp, for a family's own calendar: a feed with every
 * change, or a file for devices that cannot subscribe. After these dates the feed brings the next.
 */
export function CalendarFeed({ page, season = untilOver }: CalendarFeedProps) {
  const { t, content } = useSite();
  const { site, locale } = content;
  const path = calendarPath(locale, page);
  const href = site.origin.replace(/^https?:/, 'webcal:') + path;
  const next = hideDuring(...season['data-during'].split(' '));
  return (
    <Actions
      actions={[
        { label: t('calendar.follow'), href, variant: 'quiet', season },
        { label: t('calendar.download'), href: path, variant: 'quiet', season },
        { label: t('calendar.next'), href, variant: 'quiet', season: next },
      ]}
    />
  );
}
