import { useEffect, useState } from 'react';
import type { DecisionView, OpenQuestion } from '../../session/decisions.ts';
import { ask } from '../ask.ts';
import { pageTitle } from '../file-titles.ts';
import { act, notify, useOpenStudio } from '../store.ts';
import { dayName, fill, words } from '../words.ts';
import styles from './DecisionBoard.module.css';
import { DecisionPreview } from './DecisionPreview.tsx';

/** A choice that was made and not yet confirmed, with what it would do. */
interface Considered {
  readonly body: object;
  readonly outcome: DecisionView;
}

/** The contradictions: fact by fact, who says what, since when, and one press for each way to end it. */
export function DecisionBoard() {
  const { shown, spot } = useOpenStudio();
  const [questions, setQuestions] = useState<readonly OpenQuestion[]>();
  const [considered, setConsidered] = useState<Considered>();
  useEffect(() => {
    void shown;
    let isLast = true;
    void ask<{ questions: OpenQuestion[] }>('questions')
      .then((answer) => isLast && setQuestions(answer.questions))
      .catch(() => undefined);
    return () => {
      isLast = false;
    };
  }, [shown]);
  useEffect(() => {
    if (questions)
      document.getElementById(`decide-${spot.pointer}`)?.scrollIntoView({ block: 'center' });
  }, [spot.pointer, questions]);
  const consider = async (body: object) => {
    const outcome = await act<DecisionView>('decide', body);
    if (outcome) setConsidered({ body, outcome });
  };
  const conclude = async () => {
    const answer = await act<DecisionView>('decide', { ...considered?.body, really: true });
    setConsidered(undefined);
    if (answer?.kind === 'ready') notify(words.decisions.done);
  };
  if (!questions) return null;
  return (
    <section className={styles.board} aria-labelledby="decisions-title">
      <h2 id="decisions-title">{words.decisions.title}</h2>
      <p>{questions.length === 0 ? words.decisions.none : words.decisions.about}</p>
      {questions.map((question) => (
        <Question
          key={question.fact}
          question={question}
          onChoose={(body) => consider({ fact: question.fact, ...body })}
        />
      ))}
      {considered && (
        <DecisionPreview
          outcome={considered.outcome}
          onClose={() => setConsidered(undefined)}
          onDecide={conclude}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly question: OpenQuestion;
  readonly onChoose: (body: object) => void;
}

function Question({ question, onChoose }: QuestionProps) {
  const studio = useOpenStudio();
  const { fact, label, official, said, reason, owner, since } = question;
  const [typed, setTyped] = useState('');
  return (
    <article className={styles.question} id={`decide-${fact}`} aria-label={label}>
      <h3>{label}</h3>
      {reason && <p>{reason}</p>}
      {owner && (
        <p className={styles.who}>{fill(words.decisions.who, { owner, since: dayName(since) })}</p>
      )}
      <ul>
        <li>
          <strong>{official}</strong> {words.decisions.official}
          <button type="button" onClick={() => onChoose({ keep: true })}>
            {words.decisions.keep}
          </button>
        </li>
        {said.map(({ value, pages, venues }) => (
          <li key={pages.join()}>
            <strong>{value === '' ? words.decisions.silent : value}</strong>{' '}
            {pages.map((id) => pageTitle(studio, id)).join(' · ')}
            {value !== '' && (
              <button type="button" onClick={() => onChoose({ as: pages[0] })}>
                {words.decisions.asPage}
              </button>
            )}
            {venues.map((here) => (
              <button key={here} type="button" onClick={() => onChoose({ here })}>
                {fill(words.decisions.here, { page: pageTitle(studio, here) })}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onChoose({ typed });
        }}
      >
        <label>
          {words.decisions.other}{' '}
          <input value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>{' '}
        <button type="submit">{words.decisions.look}</button>
      </form>
    </article>
  );
}
