import { Island } from '../../../components/page/Island.tsx';
import { lookUp } from '../../../content/look-up.ts';
import type { Facts } from '../../../content/types.ts';
import { firstAnswers, requestsOf } from '../../../estimate/answers/answers.ts';
import { useGuidePage } from '../../../layout/template-pages.ts';
import { quote } from '../../../pricing/quote.ts';
import { venueInFacts } from '../../../pricing/request/venue-id.ts';
import { themedWeeks } from './themed-weeks.ts';
import { WeekPicker, type WeekPickerProps } from './WeekPicker.tsx';

const MAX_CHILDREN = 4;

/** The weeks, with the totals of the estimate's first answers: no price rules in the browser. */
export function Weeks() {
  const props = totalsOf(useGuidePage().facts);
  return (
    <Island name="weeks" when="query" props={props}>
      <WeekPicker {...props} />
    </Island>
  );
}

function totalsOf(facts: Facts): WeekPickerProps {
  const answers = firstAnswers(facts);
  const open = themedWeeks(facts).filter(({ closed }) => closed !== true);
  const totalOf = (children: number, weeks: number) => {
    const each = answers.children.map((child) => ({ ...child, weeks }));
    const family = Array.from({ length: children }, () => each).flat();
    return quote(requestsOf({ ...answers, children: family }), facts).totalCents / 100;
  };
  return {
    venue: lookUp(facts.venues, venueInFacts(answers.children[0]?.venue ?? '')).name,
    totals: Array.from({ length: MAX_CHILDREN }, (_, child) =>
      open.map((_, week) => totalOf(child + 1, week + 1)),
    ),
  };
}
