import { DaySchedule } from '../../components/dates/DaySchedule.tsx';
import { useCampPage } from '../../layout/template-pages.ts';

/** The day in the order of the clock, whatever that of the content. */
export function Programme() {
  const { t, facts, write } = useCampPage();
  const items = Object.entries(facts.programme.slots).map(([id, slot]) => {
    const { activity, text } = t(`slots.${id}`);
    const range = write('timeRange', slot);
    return { id, from: slot.from, range, title: activity, text, icon: slot.icon };
  });
  const inOrder = items.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return <DaySchedule headingLevel="h4" items={inOrder} />;
}
