import { useLayoutEffect, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { TotalBar } from '../../../components/actions/TotalBar.tsx';
import { NumberField } from '../../../components/forms/NumberField.tsx';
import { BodyText } from '../../../components/page/BodyText.tsx';
import { replaceSearch, useUrl } from '../../../components/page/use-url.ts';
import { untilClosing, untilOver } from '../../../layout/season.ts';
import { usePage } from '../../../layout/site-context.tsx';
import { hasCampDays } from '../../../time/season-weeks.ts';
import { CalendarFeed } from '../../shared/CalendarFeed.tsx';
import { themedWeeks } from './themed-weeks.ts';
import { WeekStrip } from './WeekStrip.tsx';
import styles from './Weeks.module.css';
import { type Picks, readWeeks, weeksUrl, withPickToggled } from './weeks-url.ts';

export interface WeekPickerProps {
  /** Where the totals are. */
  venue: string;
  /** The weeks in which it is open. */
  mondays: readonly string[];
  /** In euro: for 1, 2, … children, of 1, 2, … weeks. */
  totals: readonly (readonly number[])[];
}

/**
 * The weeks of the summer, until it is over, as strips to mark; a link takes the marked ones to the
 * estimate.
 */
export function WeekPicker(props: WeekPickerProps) {
  const { totals } = props;
  const { facts, t, format } = usePage<'guide'>();
  const weeks = themedWeeks(facts);
  const open = weeks.filter(hasCampDays).map(({ monday }) => monday);
  const [picks, setPicks] = usePicks(open, totals.length);
  const { mondays, children } = picks;
  return (
    <div className={styles.summer} data-stack {...untilOver}>
      <div
        className={styles.choice}
        data-stack
        data-needs="script"
        data-print="hide"
        {...untilClosing}
      >
        <NumberField
          id="figli"
          label={t('weeks.children') ?? ''}
          less={t('weeks.less') ?? ''}
          more={t('weeks.more') ?? ''}
          value={children}
          min={1}
          max={totals.length}
          onChange={(count) => setPicks({ mondays, children: count })}
        />
        <p role="status">
          {mondays.length > 0
            ? t('weeks.chosen', { total: format('number', mondays.length) })
            : t('weeks.none')}
        </p>
      </div>
      <div>
        <ol className={styles.weeks}>
          {weeks.map((week) => (
            <WeekStrip
              key={week.monday}
              week={week}
              isMarked={mondays.includes(week.monday)}
              onToggle={() => setPicks(withPickToggled(picks, week.monday))}
            />
          ))}
        </ol>
        <Picked {...props} picks={picks} />
      </div>
      <div data-needs="script" data-print="hide" {...untilClosing}>
        <BodyText body={t('weeks.advice')} />
      </div>
      <Copies />
    </div>
  );
}

/** The total of the marked weeks, sticky along the list; links to their estimate. */
function Picked({ picks, venue, mondays, totals }: WeekPickerProps & { picks: Picks }) {
  const { page, t, format, destination } = usePage<'guide'>();
  const to = page.estimate && destination(page.estimate);
  const weeks = picks.mondays.filter((monday) => mondays.includes(monday)).length;
  const total = totals[picks.children - 1]?.[weeks - 1];
  if (total === undefined || !to || !('to' in to)) return null;
  return (
    <div className={styles.picked} data-print="hide" {...untilClosing}>
      <TotalBar
        to={`${to.to}?${weeksUrl(picks)}`}
        total={format('euro', total)}
        see={t('weeks.estimate', { venue }) ?? ''}
      />
    </div>
  );
}

/** Calendar feed and print button. */
function Copies() {
  const { t } = usePage<'guide'>();
  return (
    <div data-row data-print="hide">
      <CalendarFeed />
      <span data-needs="script">
        <Button
          variant="quiet"
          icon="document"
          label={t('weeks.print') ?? ''}
          onClick={() => window.print()}
        />
      </span>
    </div>
  );
}

const NO_PICKS: Picks = { mondays: [], children: 1 };

/**
 * The marked weeks are in the URL, as in the estimate: reloading, sharing or going back keeps
 * them. The first render equals the static page.
 * @param mondays of the weeks that can be marked
 */
function usePicks(
  mondays: readonly string[],
  maxChildren: number,
): [Picks, (picks: Picks) => void] {
  const url = useUrl();
  const [picks, setPicks] = useState(NO_PICKS);
  // Runs before the first click handler, which would otherwise overwrite the weeks in the URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL must be read
  useLayoutEffect(() => setPicks(readWeeks(window.location.search, mondays, maxChildren)), [url]);
  const change = (next: Picks) => {
    setPicks(next);
    replaceSearch(next.children > 1 || next.mondays.length > 0 ? `?${weeksUrl(next)}` : '');
  };
  return [picks, change];
}
