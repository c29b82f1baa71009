import { useEffect, useState } from 'react';
import { factLocation } from '../../../content/paths.ts';
import type { PendingDecision } from '../../session/decisions.ts';
import { keyOfFinding } from '../../session/finding-view.ts';
import type { ProposalResponse, Proposed } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { pageTitle } from '../file-titles.ts';
import { fieldIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Findings } from '../parts/FindingNote.tsx';
import { ProposalDialog, useProposal } from '../parts/Proposal.tsx';
import { showStatus, useOpenStudio, usePreviewRevision } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { dayName, fill, words } from '../words.ts';

/** The contradictions by fact: who says what, since when, and a button for each way to decide. */
export function DecisionBoard() {
  const { route, findings } = useOpenStudio();
  const previewRevision = usePreviewRevision();
  const { questions } =
    useResponse<{ questions: PendingDecision[] }>('questions', previewRevision) ?? {};
  /** The keys of what the last decision leaves to do. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const proposal = useProposal<ProposalResponse<Proposed>>('decide', (decided) => {
    showStatus(words.decisions.done);
    setLeft(decided.left.map(keyOfFinding));
  });
  const { answer, preview } = proposal;
  useEffect(() => {
    if (questions)
      document.getElementById(`decide-${route.pointer}`)?.scrollIntoView({ block: 'center' });
  }, [route.pointer, questions]);
  if (!questions) return null;
  return (
    <section aria-labelledby="decisions-title">
      <h2 id="decisions-title">{words.decisions.title}</h2>
      <p>{questions.length === 0 ? words.decisions.none : words.decisions.about}</p>
      <Findings
        title={words.decisions.left}
        findings={findings.filter((finding) => left.includes(keyOfFinding(finding)))}
      />
      {questions.map((question) => (
        <Question
          key={question.fact}
          question={question}
          onChoose={(body) => preview({ fact: question.fact, ...body })}
        />
      ))}
      {answer && (
        <ProposalDialog
          title={words.decisions.preview}
          confirm={words.decisions.decide}
          proposal={proposal}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly question: PendingDecision;
  readonly onChoose: (body: object) => unknown;
}

function Question({ question, onChoose }: QuestionProps) {
  const studio = useOpenStudio();
  const { fact, label, official, overrides, reason, owner, since } = question;
  const [typed, setTyped] = useState('');
  const place = factLocation(fact);
  const kind = fieldIn(studio, place.file, place.pointer)?.kind;
  return (
    <article className={styles.waiting} id={`decide-${fact}`} aria-label={label}>
      <h3>{label}</h3>
      {reason && <p>{reason}</p>}
      {owner && (
        <p className={styles.secondary}>
          {fill(words.decisions.who, { owner, since: dayName(since) })}
        </p>
      )}
      <ul>
        <li className={styles.row}>
          <strong>{official}</strong> {words.decisions.official}
          <ActionButton onPress={() => onChoose({ keep: true })}>
            {words.decisions.keep}
          </ActionButton>
        </li>
        {overrides.map(({ value, pages, venues }) => (
          <li className={styles.row} key={pages.join()}>
            <strong>{value === '' ? words.decisions.silent : value}</strong>{' '}
            {pages.map((id) => pageTitle(studio, id)).join(' · ')}
            {value !== '' && (
              <ActionButton onPress={() => onChoose({ as: pages[0] })}>
                {words.decisions.asPage}
              </ActionButton>
            )}
            {venues.map((here) => (
              <ActionButton key={here} onPress={() => onChoose({ here })}>
                {fill(words.decisions.here, { page: pageTitle(studio, here) })}
              </ActionButton>
            ))}
          </li>
        ))}
      </ul>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onChoose({ typed });
        }}
      >
        <label>
          {words.decisions.other}{' '}
          <input
            type={kind === 'date' ? 'date' : 'text'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit">{words.decisions.look}</button>
      </form>
    </article>
  );
}
