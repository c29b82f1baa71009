import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTakenOver } from '../../components/page/taken-over.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';
import { type ReadAddress, readAddress, writeAddress } from '../answers/address.ts';
import { type Answers, firstAnswers } from '../answers/answers.ts';
import { fitAnswers } from '../answers/fit-answers.ts';

export interface UsedAnswers extends ReadAddress {
  /** Before, they are the answers of nobody. */
  readonly isRead: boolean;
  change(answers: Answers): void;
}

/**
 * The answers, which live in the address: what was shared, reloaded or gone back to is there again.
 * What takes the static page over shows the answers of nobody first, as that does; the address is read
 * after it.
 */
export function useAnswers(facts: PriceFacts): UsedAnswers {
  const { key, search } = useLocation();
  const isInHtml = useTakenOver();
  const [read, setRead] = useState(() => (isInHtml ? undefined : readAddress(search, facts)));
  const drawn = useRef(isInHtml ? undefined : key);
  const first = useMemo(() => ({ answers: firstAnswers(facts), ignored: [] }), [facts]);
  useEffect(() => {
    const isDrawn = drawn.current === key;
    drawn.current = undefined;
    if (isDrawn) return;
    const { search } = window.location;
    const tell = () => setRead(readAddress(search, facts));
    // An address without answers can wait for whoever gives some; one with them must be read before.
    if (search) tell();
    else startTransition(tell);
  }, [key, facts]);
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
