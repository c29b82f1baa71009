import { DaySchedule } from '../../components/DaySchedule.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function Programme() {
  const { texts, facts, write } = usePage('camp');
  const items = Object.entries(facts.programme.slots).map(([id, slot]) => {
    const { activity, text } = lookUp(texts.slots, id);
    const range = write('timeRange', slot);
    return { id, from: slot.from, range, title: activity, text, icon: slot.icon };
  });
  return <DaySchedule headingLevel="h4" items={items} />;
}
