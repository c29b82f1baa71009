import type { TFunction } from 'i18next';
import type { CountdownProps } from '../../components/dates/Countdown.tsx';
import type { AnyPage } from '../../layout/page-context.tsx';
import type { Remaining } from '../../time/remaining.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The time left on four leaves: days, hours, minutes, seconds. */
export function countdownLeaves(left: Remaining, t: TFunction<'layout'>, write: AnyPage['write']) {
  return UNITS.map((id) => ({
    id,
    value: write('number', left[id]),
    label: t(`countdown.${id}`, { count: left[id] }),
  }));
}

/** The time left in words, to the minute: it is read aloud, and must not change while it is. */
export function countdownSentence(leaves: CountdownProps['units'], t: TFunction<'layout'>): string {
  const amounts = leaves.map(({ id, value, label }) => [id, `${value} ${label}`]);
  return t('countdown.sentence', Object.fromEntries(amounts));
}
