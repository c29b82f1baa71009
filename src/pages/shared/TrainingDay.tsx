import { after, isPassingDay, until } from '../../layout/season.ts';
import { useSite } from '../../layout/site-context.tsx';

export interface TrainingDayProps {
  /** The role's id in `facts.staff`. */
  role: string;
  text: string;
}

/** When a role is trained; once that day is past, says so, to invite nobody to it. */
export function TrainingDay({ role, text }: TrainingDayProps) {
  const { t } = useSite();
  if (!isPassingDay(role)) return text;
  return (
    <>
      <span {...until(role)}>{text}</span>
      <span {...after(role)}>{t('trainingPast')}</span>
    </>
  );
}
