// What another value of the sentence, which is right, says about a value.

import type { Scored } from '../claims/score.ts';
import { type Profile, parentOf } from '../facts/profile.ts';
import type { JudgedValue, Judgement } from './verdict.ts';

/**
 * If another value of the sentence is right, this value means the fact on the same topic: «uscire
 * alle 18 costa cinque euro» (leaving at 6 pm costs €5) states the fee for that hour.
 */
export function confirmedByTopic(judged: Judgement, topics: ReadonlySet<string>): Judgement {
  const isOnTopic = ({ profile }: Scored) => profile.marked.some((topic) => topics.has(topic));
  const found = judged.verdict === 'check' ? judged.matching?.find(isOnTopic) : undefined;
  return found ? { ...judged, verdict: 'equal', fact: found.profile } : judged;
}

/**
 * A duration beside the right hour of the same slot is that slot’s: “football for an hour, from
 * 9:45” is wrong if football lasts 45 minutes.
 */
export function confirmedByHour(
  judged: Judgement,
  right: ReadonlyMap<Profile | undefined, readonly JudgedValue[]>,
): Judgement {
  const [likeliest] = judged.meant ?? [];
  const { path = '' } = likeliest?.profile.fact ?? {};
  const isHour = (fact: Profile | undefined) =>
    fact?.family === 'time' && [fact.fact.path, parentOf(fact.fact.path)].includes(path);
  if (judged.rule !== 'unnamedDuration' || judged.matching?.[0]) return judged;
  return [...right.keys()].some(isHour)
    ? {
        ...judged,
        verdict: 'differs',
        fact: likeliest?.profile,
        isDerived: true,
        rule: 'confirmedByHour',
      }
    : judged;
}
