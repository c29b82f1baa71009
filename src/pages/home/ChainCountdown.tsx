import { Countdown } from '../../components/Countdown.tsx';
import { dateLeaf } from '../date-leaf.ts';
import { usePage } from '../page-context.tsx';

/** The deadline as a date: a page that is made in advance cannot know how much time is left. */
export function ChainCountdown() {
  const { texts, facts, write } = usePage('home');
  const { date } = facts.discounts.chain.deadline;
  return <Countdown units={[dateLeaf(date, write)]} sentence={texts.chain.deadline} />;
}
