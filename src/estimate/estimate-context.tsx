import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { replaceSearch, subscribeToUrl } from '../components/page/use-url.ts';
import type { QuestionForQuotes } from '../content/quote-content.ts';
import { useRomeToday } from '../layout/clock/use-clock.ts';
import { usePage } from '../layout/site-context.tsx';
import type { PriceFacts } from '../pricing/price-facts.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';
import { type Answers, firstAnswers } from './answers/answers.ts';
import { type Estimate, estimateOf } from './answers/estimate.ts';
import { fitAnswers } from './answers/fit-answers.ts';
import { type ReadUrl, readUrl, writeUrl } from './answers/query.ts';

export interface EstimateContextValue extends UsedAnswers {
  readonly estimate: Estimate;
  /** Milliseconds since the epoch; undefined before the page knows the time. */
  readonly now: number | undefined;
}

const EstimateContext = createContext<EstimateContextValue | undefined>(undefined);

/** @throws Error outside of `EstimateProvider` */
export function useEstimate(): EstimateContextValue {
  const value = useContext(EstimateContext);
  if (!value) throw new Error('useEstimate needs an EstimateProvider');
  return value;
}

export function EstimateProvider({ children }: { children: ReactNode }) {
  const { facts } = usePage<'estimate'>();
  const used = useAnswers(facts);
  // Deferred: typing must not wait for the receipts.
  const today = useDeferredValue(useRomeToday());
  const now = useMemo(() => (today === undefined ? undefined : Date.now()), [today]);
  const { answers } = used;
  const questions = useOpenQuestions(answers);
  const estimate = useMemo(
    () => estimateOf(answers, facts, questions, now),
    [answers, facts, questions, now],
  );
  const value = useMemo(() => ({ ...used, estimate, now }), [used, estimate, now]);
  return <EstimateContext value={value}>{children}</EstimateContext>;
}

/**
 * The contradictions that concern these children: in the regulations, or between them and the page
 * of their own venue. Other venues' pages do not affect their price.
 */
function useOpenQuestions({ children }: Answers): readonly QuestionForQuotes[] {
  const { page, facts, quote } = usePage<'estimate'>();
  return useMemo(() => {
    const venues = children.map(({ venue }) => facts.venues[venueInFacts(venue)]?.page);
    const read = new Set([page.targets.regulations.page, ...venues]);
    return (quote?.openQuestions ?? []).filter(({ pages }) => pages.some((id) => read.has(id)));
  }, [children, page, facts, quote]);
}

interface UsedAnswers extends ReadUrl {
  /** False until the URL has been read: the answers are then the default ones. */
  readonly isRead: boolean;
  change(answers: Answers): void;
}

const NOTHING_IGNORED = { ignored: [], problems: [] };

/**
 * The answers, stored in the URL, so that sharing, reloading and going back preserve them. The static
 * page, and so the hydrating render, shows the default answers.
 */
function useAnswers(facts: PriceFacts): UsedAnswers {
  const [read, setRead] = useState<ReadUrl>();
  const first = useMemo(() => ({ answers: firstAnswers(facts), ...NOTHING_IGNORED }), [facts]);
  useLayoutEffect(() => {
    const readAgain = () => setRead(readUrl(window.location.search, facts));
    // Without answers in the URL this can wait; with them, they must be read first.
    if (window.location.search) readAgain();
    else startTransition(readAgain);
    return subscribeToUrl(readAgain);
  }, [facts]);
  const change = useCallback(
    (given: Answers) => {
      const { answers } = fitAnswers(given, facts);
      setRead({ answers, ...NOTHING_IGNORED });
      replaceSearch(`?${writeUrl(answers)}`);
    },
    [facts],
  );
  return useMemo(
    () => ({ ...(read ?? first), isRead: read !== undefined, change }),
    [read, first, change],
  );
}
