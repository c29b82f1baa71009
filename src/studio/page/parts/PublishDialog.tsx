import { useEffect, useState } from 'react';
import type { PublishTold } from '../../desk/publishing.ts';
import { act } from '../store.ts';
import { counted, fill, words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { useOnce } from './OnceButton.tsx';

/** The studio itself could not ask; the line of notices says why. */
const UNANSWERED: PublishTold = { kind: 'refused', reason: 'unknown' };

/** What would be published, or why not; then what became of it, in one sentence. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [told, setTold] = useState<PublishTold>();
  useEffect(() => {
    void act<PublishTold>('publish').then((answer) => setTold(answer ?? UNANSWERED));
  }, []);
  const [isSending, send] = useOnce(async () =>
    setTold((await act<PublishTold>('publish', { really: true })) ?? UNANSWERED),
  );
  return (
    <Dialog title={words.publishing.title} onClose={onClose}>
      <div className={styles.body}>
        {told?.kind === 'ready' ? (
          <>
            <p>{told.waiting ? words.publishing.about : words.publishing.first}</p>
            <ul>
              {told.waiting?.map(({ id, what }) => (
                <li key={id}>{what}</li>
              ))}
            </ul>
            <button type="button" data-main disabled={isSending} onClick={send}>
              {isSending ? words.publishing.sending : words.publishing.confirm}
            </button>
          </>
        ) : (
          told && <Outcome told={told} />
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ told }: { told: Exclude<PublishTold, { kind: 'ready' }> }) {
  switch (told.kind) {
    case 'pushed':
      return <p role="status">{counted(words.publishing.pushed, told.count)}</p>;
    case 'asked':
      return <Asked branch={told.branch} address={told.address} />;
    case 'errors':
      return (
        <>
          <p role="alert">{counted(words.publishing.errors, told.count)}</p>
          <p>{told.sentence}</p>
        </>
      );
    case 'refused':
      return <p role="alert">{words.publishing.refused[told.reason]}</p>;
    default:
      return <p role="alert">{words.publishing[told.kind]}</p>;
  }
}

function Asked({ branch, address }: { branch: string; address: string }) {
  return (
    <>
      <p role="status">{fill(words.publishing.asked, { branch })}</p>
      <p>
        {address === '' ? (
          words.publishing.askedTell
        ) : (
          <a href={address} target="_blank" rel="noreferrer">
            {words.publishing.askedOpen}
          </a>
        )}
      </p>
    </>
  );
}
