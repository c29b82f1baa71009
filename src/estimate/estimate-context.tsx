import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import type { DisputedFact } from '../content/quote-content.ts';
import { useRomeToday } from '../layout/clock/use-reached.ts';
import { useEstimatePage } from '../layout/template-pages.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';
import type { Answers } from './answers/answers.ts';
import { type Estimate, estimateOf } from './answers/estimate.ts';
import { type UsedAnswers, useAnswers } from './form/use-answers.ts';

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
  const { facts } = useEstimatePage();
  const used = useAnswers(facts);
  // In slices: no finger waits for the receipts.
  const today = useDeferredValue(useRomeToday());
  const now = useMemo(() => (today === undefined ? undefined : Date.now()), [today]);
  const { answers } = used;
  const questions = useQuestions(answers);
  const estimate = useMemo(
    () => estimateOf(answers, facts, questions, now),
    [answers, facts, questions, now],
  );
  const value = useMemo(() => ({ ...used, estimate, now }), [used, estimate, now]);
  return <EstimateContext value={value}>{children}</EstimateContext>;
}

/**
 * The contradictions that these children meet: inside the regulations, or with what the page of their
 * own venue says. What the page of another venue says makes no price of theirs doubtful.
 */
function useQuestions({ children }: Answers): readonly DisputedFact[] {
  const { page, facts, quote } = useEstimatePage();
  return useMemo(() => {
    const venues = children.map(({ venue }) => facts.venues[venueInFacts(venue)]?.page);
    const read = new Set([page.targets.regulations.page, ...venues]);
    return (quote?.disputed ?? []).filter(({ pages }) => pages.some((id) => read.has(id)));
  }, [children, page, facts, quote]);
}
