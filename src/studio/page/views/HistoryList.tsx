import { type ReactNode, useState } from 'react';
import type { RevertState, Save } from '../../session/saves.ts';
import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { asSentences, rowsOf } from '../parts/ChangeRows.tsx';
import { ProposalDialog, useProposal } from '../parts/Proposal.tsx';
import { showStatus, useOpenStudio } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { fill, words } from '../words.ts';

/** The last saves: date, author, subject, and a button to take each back. */
export function HistoryList() {
  const studio = useOpenStudio();
  const [reloadCount, setReloadCount] = useState(0);
  const history = useResponse<{ saves: readonly Save[] }>('history', reloadCount);
  const { done, preview, confirm, revert } = words.history;
  const back = useProposal<RevertState>(
    'revert',
    (answer) => {
      const { recorded = 'recorded' } = answer;
      showStatus(recorded === 'recorded' ? done : words.recorded[recorded]);
      setReloadCount((before) => before + 1);
    },
    (answer) => {
      if (answer.kind !== 'ready') return {};
      const { before, after } = answer;
      return { rows: asSentences(studio, rowsOf(studio, Object.keys(after), before, after)).rows };
    },
  );
  if (!history) return null;
  const { saves } = history;
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{words.history.title}</h2>
      <p>{saves.length === 0 ? words.history.none : words.history.about}</p>
      <ol className={styles.column}>
        {saves.map((save) => (
          <SaveItem key={save.id} save={save}>
            <ActionButton
              aria-describedby={`save-${save.id}`}
              onPress={() =>
                back.preview({
                  id: save.id,
                  summary: fill(words.history.said, { what: save.subject }),
                })
              }
            >
              {revert}
            </ActionButton>
          </SaveItem>
        ))}
      </ol>
      {back.answer && <ProposalDialog title={preview} confirm={confirm} proposal={back} />}
    </section>
  );
}

function SaveItem({ save, children }: { save: Save; children: ReactNode }) {
  const { id, author, date, subject, isWaiting } = save;
  const details = save.details.filter((row) => !subject.startsWith(row));
  return (
    <li>
      <article>
        <p className={styles.secondary}>
          {`${date} · ${author}`} {isWaiting && <strong>{words.history.waiting}</strong>}
        </p>
        <p id={`save-${id}`}>{subject}</p>
        {details.length > 0 && (
          <ul>
            {details.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
        {children}
      </article>
    </li>
  );
}
