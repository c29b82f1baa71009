import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { QuoteTexts } from '../content/types.ts';
import { addTexts, filledTexts } from '../i18n/create-i18n.ts';
import { useRomeNow } from '../layout/clock/use-rome-now.ts';
import { usePage } from '../layout/page-context.tsx';
import { useSite } from '../layout/site-context.tsx';
import type { KnownQuestion } from '../pricing/open-questions.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';
import type { Answers } from './answers/answers.ts';
import { type Estimate, estimateOf } from './answers/estimate.ts';
import { type UsedAnswers, useAnswers } from './form/use-answers.ts';

export interface EstimateContextValue extends UsedAnswers {
  readonly estimate: Estimate;
  /** The words of every quote, filled in. */
  readonly words: QuoteTexts;
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
  const { facts } = usePage('estimate');
  const used = useAnswers(facts);
  const now = useRomeNow();
  const words = useQuoteWords();
  const { answers } = used;
  const questions = useQuestions(answers);
  const estimate = useMemo(
    () => estimateOf(answers, facts, questions, now),
    [answers, facts, questions, now],
  );
  return <EstimateContext value={{ ...used, estimate, words, now }}>{children}</EstimateContext>;
}

function useQuoteWords(): QuoteTexts {
  const { i18n } = useSite().translator;
  const { facts, quote } = usePage('estimate');
  return useMemo(() => {
    if (!quote) throw new Error('the page has no words for a quote');
    addTexts(i18n, 'quote', quote.texts);
    return filledTexts<QuoteTexts>(i18n, 'quote', facts);
  }, [i18n, facts, quote]);
}

/**
 * The contradictions that these children meet: inside the regulations, or with what the page of their
 * own venue says. What the page of another venue says makes no price of theirs doubtful.
 */
function useQuestions({ children }: Answers): readonly KnownQuestion[] {
  const { page, facts, quote } = usePage('estimate');
  return useMemo(() => {
    const venues = children.map(({ venue }) => facts.venues[venueInFacts(venue)]?.page);
    const read = new Set([page.targets.regulations.page, ...venues]);
    return (quote?.disputed ?? []).filter(({ pages }) => pages.some((id) => read.has(id)));
  }, [children, page, facts, quote]);
}
