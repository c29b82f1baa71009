import type { ReactNode } from 'react';
import { useSite } from '../../layout/site-context.tsx';

/** The days that `scripts/site/season-clock.ts` knows by name; `styles/season.css` marks them as past. */
const PASSING_DAYS = ['entertainers', 'villageHeads'];

export interface TrainingDayProps {
  /** The id in `facts.staff`. */
  role: string;
  children: ReactNode;
}

/** When a role's training is; once it is past, only that it is, to invite nobody to it. */
export function TrainingDay({ role, children }: TrainingDayProps) {
  const { t } = useSite();
  if (!PASSING_DAYS.includes(role)) return children;
  return (
    <>
      <span data-before={role}>{children}</span>
      <span data-after={role}>{t('trainingPast')}</span>
    </>
  );
}
