import { useEffect, useState } from 'react';
import type { PublishState } from '../../session/saves.ts';
import { act } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { FirstError } from './FindingNote.tsx';
import { Press, useOnce } from './Press.tsx';

/** The request itself failed; the notice says why. */
const UNANSWERED: PublishState = { kind: 'refused', reason: 'refused' };

/** Shows what would be published, or why it cannot be; then the outcome. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [told, setTold] = useState<PublishState>();
  useEffect(() => {
    void act<PublishState>('publish').then((answer) => setTold(answer ?? UNANSWERED));
  }, []);
  const [isSending, send] = useOnce(async () =>
    setTold((await act<PublishState>('publish', { really: true })) ?? UNANSWERED),
  );
  return (
    <Dialog title={words.publishing.title} onClose={onClose}>
      <div className={styles.body}>
        {told?.kind === 'ready' ? (
          <>
            <p>{told.waiting ? words.publishing.about : words.publishing.first}</p>
            <ul>
              {[...new Set(told.waiting)].map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
            <Press data-main disabled={isSending} onPress={send}>
              {isSending ? words.publishing.sending : words.publishing.confirm}
            </Press>
          </>
        ) : (
          told && <Outcome told={told} />
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ told }: { told: Exclude<PublishState, { kind: 'ready' }> }) {
  if (told.kind === 'pushed') return <p role="status">{words.publishing.pushed}</p>;
  if (told.kind === 'refused') return <p role="alert">{words.publishing.refused[told.reason]}</p>;
  if (told.kind !== 'errors') return <p role="alert">{words.publishing[told.kind]}</p>;
  return <FirstError said={words.publishing.errors} />;
}
