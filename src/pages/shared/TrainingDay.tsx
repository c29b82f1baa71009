import { useSite } from '../../layout/site-context.tsx';

/** The days that `scripts/site/season-clock.ts` knows by name; `styles/season.css` switches on these days. */
const PASSING_DAYS = ['entertainers', 'villageHeads'];

export interface TrainingDayProps {
  /** The role's id in `facts.staff`. */
  role: string;
  text: string;
}

/** When a role is trained; once that day is past, says so, to invite nobody to it. */
export function TrainingDay({ role, text }: TrainingDayProps) {
  const { t } = useSite();
  if (!PASSING_DAYS.includes(role)) return text;
  return (
    <>
      <span data-until={role}>{text}</span>
      <span data-after={role}>{t('trainingPast')}</span>
    </>
  );
}
