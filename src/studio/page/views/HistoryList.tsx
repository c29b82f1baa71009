import type { ProposalResponse, Proposed } from '../../session/proposed.ts';
import type { Save } from '../../session/saves.ts';
import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { ProposalDialog, useProposal } from '../parts/Proposal.tsx';
import { showStatus, useOpenStudio } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { words } from '../words.ts';

/** The last saves: date, author, subject, and a button to take each back. */
export function HistoryList() {
  const { drafts } = useOpenStudio();
  // A save leaves no drafts.
  const history = useResponse<{ saves: readonly Save[] }>('history', drafts.length);
  const { title, about, none, outside, done, preview, confirm, revert, waiting } = words.history;
  const proposal = useProposal<ProposalResponse<Proposed>>('revert', () => showStatus(done));
  if (!history) return null;
  const { saves } = history;
  const list = (some: readonly Save[]) => (
    <ol className={styles.column}>
      {some.map(({ id, date, author, subject, details, isWaiting }) => (
        <li key={id}>
          <article>
            <p className={styles.secondary}>
              {`${date} · ${author}`} {isWaiting && <strong>{waiting}</strong>}
            </p>
            <p id={`save-${id}`}>{subject}</p>
            <ul>
              {details
                .filter((row) => !subject.startsWith(row))
                .map((row) => (
                  <li key={row}>{row}</li>
                ))}
            </ul>
            <ActionButton aria-describedby={`save-${id}`} onPress={() => proposal.preview({ id })}>
              {revert}
            </ActionButton>
          </article>
        </li>
      ))}
    </ol>
  );
  const others = saves.filter(({ isOutside }) => isOutside);
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{title}</h2>
      <p>{saves.length === 0 ? none : about}</p>
      {list(saves.filter(({ isOutside }) => !isOutside))}
      {others.length > 0 && <h3>{outside}</h3>}
      {list(others)}
      {proposal.answer && <ProposalDialog title={preview} confirm={confirm} proposal={proposal} />}
    </section>
  );
}
