import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/actions/Action.tsx';
import { factAt } from '../../content/facts.ts';
import { lookUp } from '../../content/look-up.ts';
import type { QuestionForQuotes } from '../../content/quote-content.ts';
import { AskSecretariat } from '../../layout/AskSecretariat.tsx';
import { untilOver, whileEnrolling } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { useApps } from '../../layout/use-apps.ts';
import { venueInFacts } from '../../pricing/request/venue-id.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useDeadlineWords, useWords } from '../use-words.ts';
import { useFamilyLines } from './ChildSummary.tsx';
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

/** What a family does with its total, which it needs in the app: nothing is booked here. */
export function NextStep() {
  const { page, t, destination } = usePage<'estimate'>();
  const total = useWords().euro(useEstimate().estimate.quote.totalCents);
  return (
    <ResultSection id="iscriversi" title={t('enrol.title')} print="hide" season={whileEnrolling}>
      <p>{t('enrol.text', { total })}</p>
      <p>{t('enrol.choices')}</p>
      <ul className={styles.list}>
        {useFamilyLines().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Actions
        actions={[
          ...useApps(),
          { label: t('enrol.link'), ...destination(page.targets.enrolment), variant: 'quiet' },
        ]}
      />
    </ResultSection>
  );
}

/** The deadlines to enrol and pay for the marked weeks. */
export function Deadlines() {
  const { t } = usePage<'estimate'>();
  const { deadlines } = useEstimate().estimate;
  const { when, what } = useDeadlineWords();
  return (
    <ResultSection id="scadenze" title={t('deadlines.title')} season={untilOver}>
      {deadlines.length === 0 ? (
        <p>{t('deadlines.none')}</p>
      ) : (
        <ul className={styles.list} data-deadlines>
          {deadlines.map((deadline) => (
            <li key={`${deadline.key} ${deadline.monday}`}>
              <strong>{when(deadline)}</strong>{' '}
              {deadline.over && <span className={styles.late}>{t('deadlines.passed')}</span>}
              <br />
              <span>{what(deadline)}</span>
            </li>
          ))}
        </ul>
      )}
    </ResultSection>
  );
}

/** The requested discounts that the price does not include, each with its reason. */
export function NotApplied() {
  const { title } = usePage<'estimate'>().t('notApplied');
  const { estimate } = useEstimate();
  const { t: tQuote } = useTranslation('quote');
  const { euro, forChild } = useWords();
  const { notApplied } = estimate.quote;
  if (notApplied.length === 0) return null;
  return (
    <ResultSection id="non-applicati" title={title}>
      <ul className={styles.list}>
        {notApplied.map(({ child, discount, reason, insteadCents }) => (
          <li key={`${child} ${discount} ${reason}`} data-reason={reason}>
            <strong>{forChild(child, tQuote(`discounts.${discount}`))}</strong>
            <br />
            <span>{tQuote(`reasons.${reason}`)}</span>{' '}
            {insteadCents !== undefined && (
              <span>{tQuote('instead', { total: euro(insteadCents) })}</span>
            )}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
