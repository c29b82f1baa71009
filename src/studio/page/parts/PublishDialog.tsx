import { useEffect } from 'react';
import type { PublishState } from '../../session/saves.ts';
import { notify } from '../store.ts';
import { words } from '../words.ts';
import { ProposalDialog, useProposal } from './Proposal.tsx';

/** Shows what would be published, or why it cannot be. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const proposal = useProposal<PublishState>('publish', () => {
    notify(words.publishing.pushed);
    onClose();
  });
  const { look, answer } = proposal;
  // If the request fails, the notice behind the dialog says why.
  const conclude = async () => (await proposal.conclude()) ?? onClose();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when it opens.
  useEffect(() => {
    void look({}).then((answer) => answer ?? onClose());
  }, []);
  const { title, confirm, sending, about, first } = words.publishing;
  return (
    <ProposalDialog
      title={title}
      confirm={confirm}
      working={sending}
      proposal={{ answer, conclude, close: onClose }}
    >
      {answer?.kind === 'ready' && (
        <>
          <p>{answer.waiting ? about : first}</p>
          <ul>
            {[...new Set(answer.waiting)].map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
    </ProposalDialog>
  );
}
