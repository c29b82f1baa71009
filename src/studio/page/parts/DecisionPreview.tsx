import type { DecisionView } from '../../desk/decisions.ts';
import { namedFiles } from '../file-titles.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

interface DecisionPreviewProps {
  readonly outcome: DecisionView;
  readonly onClose: () => void;
  readonly onDecide: () => void;
}

/** Everything that a decision changes, before it is taken, and what it leaves to do. */
export function DecisionPreview({ outcome, onClose, onDecide }: DecisionPreviewProps) {
  const titles = new Map(namedFiles(useOpenStudio()).map(({ path, title }) => [path, title]));
  const { kind, refusals, changes, left } = outcome;
  return (
    <Dialog title={words.decisions.preview} onClose={onClose}>
      <div className={styles.body}>
        {kind === 'nothing' && <p>{words.decisions.nothing}</p>}
        {kind !== 'ready' && kind !== 'nothing' && (
          <>
            <p role="alert">{words.decisions.refused}</p>
            <ul>
              {refusals.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        {changes.map(({ path, lines }) => (
          <div key={path}>
            <h3>{titles.get(path) ?? path}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  {line.startsWith('-') ? <del>{line.slice(2)}</del> : <ins>{line.slice(2)}</ins>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {left.length > 0 && (
          <>
            <h3>{words.decisions.left}</h3>
            <ul>
              {left.map(({ message, remedy }) => (
                <li key={message}>{`${message}: ${remedy}`}</li>
              ))}
            </ul>
          </>
        )}
        {kind === 'ready' && (
          <button type="button" data-main onClick={onDecide}>
            {words.decisions.decide}
          </button>
        )}
      </div>
    </Dialog>
  );
}
