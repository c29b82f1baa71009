import type { DecisionView } from '../../session/decisions.ts';
import { ProposedChanges } from '../new/ProposedChanges.tsx';
import { inStudioWords } from '../spoken-finding.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { OnceButton } from './OnceButton.tsx';

interface DecisionPreviewProps {
  readonly outcome: DecisionView;
  readonly onClose: () => void;
  readonly onDecide: () => Promise<void>;
}

/** Everything that a decision changes, before it is taken, and what it leaves to do. */
export function DecisionPreview({ outcome, onClose, onDecide }: DecisionPreviewProps) {
  const studio = useOpenStudio();
  const { kind, refusals } = outcome;
  return (
    <Dialog title={words.decisions.preview} onClose={onClose}>
      <div className={styles.body}>
        {kind === 'nothing' && <p>{words.decisions.nothing}</p>}
        {kind !== 'ready' && kind !== 'nothing' && (
          <>
            <p role="alert">{words.decisions.refused}</p>
            <ul>
              {refusals.map((sentence) => (
                <li key={sentence}>{inStudioWords(studio, sentence)}</li>
              ))}
            </ul>
          </>
        )}
        {kind === 'ready' && (
          <>
            <ProposedChanges proposed={outcome} />
            <OnceButton isMain onPress={onDecide}>
              {words.decisions.decide}
            </OnceButton>
          </>
        )}
      </div>
    </Dialog>
  );
}
