import { startTransition, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { PriceFacts } from '../../pricing/price-facts.ts';
import { type ReadAddress, readAddress, writeAddress } from '../answers/address.ts';
import { type Answers, firstAnswers } from '../answers/answers.ts';
import { fitAnswers } from '../answers/fit-answers.ts';

/** A link, back and forward may bring other answers. */
const STEPS = ['popstate', 'hashchange'] as const;

export interface UsedAnswers extends ReadAddress {
  /** Before, they are the answers of nobody. */
  readonly isRead: boolean;
  change(answers: Answers): void;
}

/**
 * The answers, which live in the address: what was shared, reloaded or gone back to is there again. The
 * static page shows the answers of nobody, and so does the render that hydrates it.
 */
export function useAnswers(facts: PriceFacts): UsedAnswers {
  const [read, setRead] = useState<ReadAddress>();
  const first = useMemo(() => ({ answers: firstAnswers(facts), ignored: [] }), [facts]);
  useLayoutEffect(() => {
    const readAgain = () => setRead(readAddress(window.location.search, facts));
    // An address without answers can wait for whoever gives some; one with them must be read before.
    if (window.location.search) readAgain();
    else startTransition(readAgain);
    for (const step of STEPS) window.addEventListener(step, readAgain);
    return () => {
      for (const step of STEPS) window.removeEventListener(step, readAgain);
    };
  }, [facts]);
  const change = useCallback(
    (given: Answers) => {
      const { answers } = fitAnswers(given, facts);
      setRead({ answers, ignored: [] });
      // Not through the router: an answer is no navigation, nothing may scroll or take the focus.
      const { pathname, hash } = window.location;
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}?${writeAddress(answers)}${hash}`,
      );
    },
    [facts],
  );
  return useMemo(
    () => ({ ...(read ?? first), isRead: read !== undefined, change }),
    [read, first, change],
  );
}
