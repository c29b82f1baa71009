import { useEffect } from 'react';
import type { PublishState } from '../../session/saves.ts';
import { words } from '../words.ts';
import { FirstError } from './FindingNote.tsx';
import { ProposalDialog, useProposal } from './Proposal.tsx';

/** Shows what would be published, or why it cannot be; then the outcome. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const proposal = useProposal<PublishState>('publish', onClose);
  const { look, answer } = proposal;
  // If the request fails, the notice behind the dialog says why.
  const conclude = async () => (await proposal.conclude()) ?? onClose();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when it opens.
  useEffect(() => {
    void look({}).then((answer) => answer ?? onClose());
  }, []);
  const { title, confirm, sending } = words.publishing;
  return (
    <ProposalDialog
      title={title}
      confirm={confirm}
      working={sending}
      proposal={{ answer, conclude }}
      onClose={onClose}
    >
      {answer && <PublishResult state={answer} />}
    </ProposalDialog>
  );
}

export function PublishResult({ state }: { state: PublishState }) {
  const { about, first, pushed, refused, errors } = words.publishing;
  if (state.kind === 'pushed') return <p role="status">{pushed}</p>;
  if (state.kind === 'refused') return <p role="alert">{refused[state.reason]}</p>;
  if (state.kind === 'errors') return <FirstError said={errors} />;
  if (state.kind !== 'ready') return <p role="alert">{words.publishing[state.kind]}</p>;
  return (
    <>
      <p>{state.waiting ? about : first}</p>
      <ul>
        {[...new Set(state.waiting)].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </>
  );
}
