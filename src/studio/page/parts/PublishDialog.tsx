import { useEffect } from 'react';
import type { PublishState } from '../../session/saves.ts';
import { fileTitle } from '../file-titles.ts';
import { showStatus, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { ProposalDialog, useProposal } from './Proposal.tsx';

/** Shows what would be published, or why it cannot be. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  const { title, confirm, sending, about, first, pushed, rest } = words.publishing;
  /** What was changed outside the studio, as the title of its save. */
  const restOf = (answer: PublishState) => {
    const paths = answer.kind === 'ready' ? answer.rest : [];
    const names = [...new Set(paths.map((path) => fileTitle(studio, path)))];
    return names.length > 0 ? [fill(rest, { files: names.join(', ') })] : [];
  };
  const proposal = useProposal<PublishState>(
    'publish',
    () => {
      showStatus(pushed);
      onClose();
    },
    (answer) => ({ summary: restOf(answer)[0] }),
  );
  const { preview, answer } = proposal;
  // If the request fails, the status behind the dialog says why.
  const apply = async () => (await proposal.apply()) ?? onClose();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when it opens.
  useEffect(() => {
    void preview({}).then((answer) => answer ?? onClose());
  }, []);
  return (
    <ProposalDialog
      title={title}
      confirm={confirm}
      working={sending}
      proposal={{ answer, apply, close: onClose }}
    >
      {answer?.kind === 'ready' && (
        <>
          <p>{answer.waiting ? about : first}</p>
          <ul>
            {[...new Set([...restOf(answer), ...(answer.waiting ?? [])])].map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
    </ProposalDialog>
  );
}
