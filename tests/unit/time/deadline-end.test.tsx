import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OpenDaysFacts } from '../../../src/content/types.ts';
import { firstAnswers } from '../../../src/estimate/answers/answers.ts';
import { estimateOf } from '../../../src/estimate/answers/estimate.ts';
import { InstantContext, useDeadlinePassed } from '../../../src/layout/clock/use-clock.ts';
import { quote } from '../../../src/pricing/quote.ts';
import { enrolmentDeadline } from '../../../src/time/enrolment-deadline.ts';
import { remaining } from '../../../src/time/remaining.ts';
import { romeInstant } from '../../../src/time/rome.ts';
import { seasonStateAt, seasonTransitions } from '../../../src/time/season-state.ts';
import { FACTS } from '../pricing/regulation-facts.ts';
import { sportCity } from '../pricing/requests.ts';

const chain = FACTS.discounts.chain.deadline;
const lastWeek = enrolmentDeadline('2025-09-01', FACTS.enrolment);
const openDays = { events: {} } as unknown as OpenDaysFacts;
const transitions = seasonTransitions({ ...FACTS, openDays });

const inChain = (now: number) => {
  const child = sportCity({ weeks: 4, age: 8, chainChildren: 5, chainFamilies: 2 });
  return quote([child], FACTS, { now });
};
const discounted = inChain(0).totalCents;

function OnPage() {
  return useDeadlinePassed(chain) ? 'passed' : 'ahead';
}

/** Every user of the rule: its deadline, and whether it has passed at an instant. */
const users: [user: string, deadline: typeof chain, isPassed: (now: number) => boolean][] = [
  ['a deadline of a quote', chain, (now) => inChain(now).deadlines[0]?.over === true],
  ['the total of a chain', chain, (now) => inChain(now).totalCents > discounted],
  ['the question of a chain', chain, (now) => inChain(now).missing.some(isConfirmation)],
  ['friends in an estimate', chain, (now) => friendsAt(now) === undefined],
  ['a part of a page', chain, (now) => pageAt(now) === 'passed'],
  ['the countdown', chain, (now) => remaining(romeInstant(chain), now) === null],
  ['the season', lastWeek, (now) => seasonStateAt(transitions, now) === 'closing'],
];

function isConfirmation({ field }: { field: string }): boolean {
  return field === 'chainConfirmed';
}

function friendsAt(now: number) {
  return estimateOf(firstAnswers(FACTS), FACTS, [], now).friends;
}

function pageAt(now: number): string {
  return renderToString(
    <InstantContext value={now}>
      <OnPage />
    </InstantContext>,
  );
}

it.each(users)('%s counts the whole second of its deadline', (_, deadline, isPassed) => {
  const after = [0, 1, 999, 1000, 1001].map((ms) => isPassed(romeInstant(deadline) + ms));
  expect(after).toEqual([false, false, false, true, true]);
});
