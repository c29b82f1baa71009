import { useTranslation } from 'react-i18next';
import { factAt } from '../../content/facts.ts';
import { lookUp } from '../../content/look-up.ts';
import type { QuestionForQuotes } from '../../content/quote-content.ts';
import { AskSecretariat } from '../../layout/AskSecretariat.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { venueInFacts } from '../../pricing/request/venue-id.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import { ResultSection } from './ResultSection.tsx';
import styles from './Results.module.css';

/** Documents to bring, interpretations still to be confirmed, questions without an answer. */
export function Notes() {
  const { t } = usePage<'estimate'>();
  const { sentences, questions } = useNotes();
  if (sentences.length === 0) return null;
  return (
    <ResultSection id="da-sapere" title={t('notes.title')}>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {questions.length > 0 && <AskSecretariat questions={questions} />}
    </ResultSection>
  );
}

/** The name of what the question is about, and a sentence: with both values if the question has a format. */
function useQuestionSentence(): (question: QuestionForQuotes) => {
  name: string;
  sentence: string;
} {
  const { t, format, facts } = usePage<'estimate'>();
  const { t: tQuote } = useTranslation('quote');
  const { answers, estimate } = useEstimate();
  const { children } = answers;
  const lineOn = (fact: string) => {
    const line = estimate.quote.lines.find(({ facts }) => facts.includes(fact));
    return line && tQuote(`lines.${line.key}`);
  };
  const venues = children.map(({ venue }) => lookUp(facts.venues, venueInFacts(venue)));
  return ({ fact, what, format: formatName, values = [] }) => {
    const [found] = venues.flatMap(({ page, name }) =>
      values.flatMap(({ pages, value }) =>
        // A page may also leave the value out.
        pages.includes(page) && value !== null ? [{ name, value }] : [],
      ),
    );
    const name = what ?? lineOn(fact) ?? t('notes.rule');
    if (!found || what === undefined || formatName === undefined)
      return { name, sentence: t('notes.disputed', { what: name }) };
    const said = format(formatName, found.value);
    const value = format(formatName, factAt(facts, fact));
    const sentence = t('notes.disputedValue', { what, venue: found.name, said, value });
    return { name, sentence };
  };
}

function useNotes() {
  const { estimate } = useEstimate();
  const { t: tQuote } = useTranslation('quote');
  const { forChild } = useWords();
  const { documents, openQuestions, missing } = estimate.quote;
  const sentenceOf = useQuestionSentence();
  const doubts = openQuestions.map((doubt) =>
    doubt.kind === 'interpretation'
      ? {
          // Every interpretation is about it.
          name: tQuote('discounts.advancePayment'),
          sentence: forChild(doubt.child, tQuote(`doubts.${doubt.code}`)),
        }
      : sentenceOf(doubt.question),
  );
  const sentences = [
    ...new Set([
      ...documents.map(({ child, key }) => forChild(child, tQuote(`documents.${key}`))),
      ...doubts.map(({ sentence }) => sentence),
      // The total says that no week is chosen.
      ...missing
        .filter(({ affects, field }) => affects === 'total' && field !== 'weeks')
        .map(
          ({ child, field, affects }) =>
            `${forChild(child, tQuote(`missing.${field}`))} (${tQuote(`affects.${affects}`)})`,
        ),
    ]),
  ];
  return { sentences, questions: [...new Set(doubts.map(({ name }) => name))] };
}
