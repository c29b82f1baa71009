import { DaySchedule } from '../../components/dates/DaySchedule.tsx';
import { useGuidePage } from '../../layout/template-pages.ts';

/** The day in the order of the clock, and at each hour who is with the child. */
export function DayTimeline() {
  const { t, facts, write } = useGuidePage();
  const items = Object.entries(facts.programme.slots).map(([id, slot]) => {
    const { title, text, who } = t(`day.${id}`) ?? { title: '', text: '', who: '' };
    const range = write('timeRange', slot);
    return { id, from: slot.from, range, title, text, who, icon: slot.icon };
  });
  return <DaySchedule items={items.toSorted((a, b) => (a.from < b.from ? -1 : 1))} />;
}
