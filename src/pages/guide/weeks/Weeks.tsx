import { useEffect, useState } from 'react';
import { Action } from '../../../components/actions/Action.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { NumberField } from '../../../components/forms/NumberField.tsx';
import { BodyText } from '../../../components/page/BodyText.tsx';
import { Island } from '../../../components/page/Island.tsx';
import { replaceSearch, useUrl } from '../../../components/page/use-url.ts';
import { untilClosing, untilOver } from '../../../layout/season.ts';
import { useGuidePage } from '../../../layout/template-pages.ts';
import { CalendarFeed } from '../../shared/CalendarFeed.tsx';
import { themedWeeks } from './themed-weeks.ts';
import { WeekStrip } from './WeekStrip.tsx';
import styles from './Weeks.module.css';
import { forChildren, readWeeks, weeksUrl, withPickToggled } from './weeks-url.ts';

const MAX_CHILDREN = 4;

export function Weeks() {
  return (
    <Island name="weeks" when="query">
      <WeekPicker />
    </Island>
  );
}

/** The summer's weeks as strips; a family takes the marked ones to the estimate. */
export function WeekPicker() {
  const { facts, t } = useGuidePage();
  const weeks = themedWeeks(facts);
  const open = weeks.filter(({ closed }) => closed !== true).map(({ monday }) => monday);
  const [picks, setPicks] = usePicks(open);
  return (
    <div className={styles.summer} data-stack>
      <div
        className={styles.choice}
        data-stack
        data-needs="script"
        data-print="hide"
        {...untilClosing}
      >
        <BodyText body={t('weeks.advice')} />
        <NumberField
          id="figli"
          label={t('weeks.children') ?? ''}
          less={t('weeks.less') ?? ''}
          more={t('weeks.more') ?? ''}
          value={picks.length}
          min={1}
          max={MAX_CHILDREN}
          onChange={(count) => setPicks(forChildren(picks, count))}
        />
      </div>
      <ol className={styles.weeks}>
        {weeks.map((week) => (
          <WeekStrip
            key={week.monday}
            week={week}
            marked={picks.map((mondays) => mondays.includes(week.monday))}
            onToggle={(child) => setPicks(withPickToggled(picks, child, week.monday))}
          />
        ))}
      </ol>
      <Picked picks={picks} />
      <Copies />
    </div>
  );
}

/** How many weeks are marked, and the link to their estimate. */
function Picked({ picks }: { picks: Picks }) {
  const { page, t, write, destination } = useGuidePage();
  const total = picks.flat().length;
  const to = page.estimate && destination(page.estimate);
  const estimate = to && 'to' in to ? `${to.to}?${weeksUrl(picks)}` : undefined;
  return (
    <div className={styles.picked} data-row data-needs="script" data-print="hide" {...untilClosing}>
      <p role="status">
        {total > 0 ? t('weeks.chosen', { total: write('number', total) }) : t('weeks.none')}
      </p>
      {total > 0 && <Action label={t('weeks.estimate') ?? ''} to={estimate} />}
    </div>
  );
}

/** Copies for the family's calendar and for the fridge. */
function Copies() {
  const { t } = useGuidePage();
  return (
    <div data-row data-print="hide">
      <CalendarFeed />
      <span data-needs="script" {...untilOver}>
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

/** The marked Mondays of each child. */
type Picks = readonly (readonly string[])[];

const NO_PICKS: Picks = [[]];

/**
 * The marked weeks are in the URL, as in the estimate: reloading, sharing or going back keeps
 * them. The first render equals the static page.
 * @param mondays of the weeks that can be marked
 */
function usePicks(mondays: readonly string[]): [Picks, (picks: Picks) => void] {
  const url = useUrl();
  const [picks, setPicks] = useState(NO_PICKS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL must be read
  useEffect(() => setPicks(readWeeks(window.location.search, mondays, MAX_CHILDREN)), [url]);
  const change = (next: Picks) => {
    setPicks(next);
    replaceSearch(next.length > 1 || next.flat().length > 0 ? `?${weeksUrl(next)}` : '');
  };
  return [picks, change];
}
