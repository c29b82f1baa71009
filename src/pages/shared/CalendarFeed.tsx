import { Actions } from '../../components/actions/Action.tsx';
import { calendarPath } from '../../content/paths.ts';
import { during, except } from '../../layout/season.ts';
import { useSite } from '../../layout/site-context.tsx';
import styles from './CalendarFeed.module.css';

export interface CalendarFeedProps {
  /** Of the venue; without it the dates are the camp's. */
  page?: string;
  /** While there is something to follow. */
  whileAhead?: ReturnType<typeof during>;
}

/**
 * The dates of a venue, or of the whole camp, for a family's own calendar: one that follows every
 * change, and the file for devices that cannot follow. Once they have passed, it brings the next.
 */
export function CalendarFeed({ page, whileAhead = except('over', 'next') }: CalendarFeedProps) {
  const { t, content } = useSite();
  const { site, locale } = content;
  const path = calendarPath(locale, page);
  const href = site.origin.replace(/^https?:/, 'webcal:') + path;
  return (
    <div className={styles.feed}>
      <div {...whileAhead}>
        <Actions
          actions={[
            { label: t('calendar.follow'), href, variant: 'quiet' },
            { label: t('calendar.download'), href: path, variant: 'quiet' },
          ]}
        />
      </div>
      <div {...during('over', 'next')}>
        <Actions actions={[{ label: t('calendar.next'), href, variant: 'quiet' }]} />
      </div>
    </div>
  );
}
