import { Countdown } from '../../components/Countdown.tsx';
import { usePage } from '../page-context.tsx';

/** The deadline as a leaf of the calendar: a page that is made in advance cannot know the time left. */
export function ChainCountdown() {
  const { texts, facts, write } = usePage('home');
  const { date } = facts.discounts.chain.deadline;
  const leaf = {
    id: 'deadline',
    value: write('number', Number(date.slice(-2))),
    label: write('monthYear', date.slice(0, -3)),
  };
  return <Countdown units={[leaf]} sentence={texts.chain.deadline} />;
}
