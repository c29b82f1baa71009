import { useSite } from '../../layout/site-context.tsx';

/** The days that `scripts/site/season-clock.ts` knows by name; `styles/season.css` switches on these days. */
const PASSING_DAYS = ['entertainers', 'villageHeads'];

/**
 * Attributes of an element about a role's training, until it takes place.
 * @param role the id in `facts.staff`
 */
export function untilTraining(role: string) {
  return PASSING_DAYS.includes(role) ? { 'data-until': role } : {};
}

/** Once the last training is past, says so, to invite nobody to it. */
export function TrainingPast() {
  return <span data-after="entertainers"> {useSite().t('trainingPast')}</span>;
}
