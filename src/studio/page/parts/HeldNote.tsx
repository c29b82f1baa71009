import { act, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import styles from './Findings.module.css';
import { OnceButton } from './OnceButton.tsx';

/** Somebody else edits this file: who, since when, and that nobody has to wait. */
export function HeldNote({ file }: { file: string }) {
  const holder = useOpenStudio().held[file];
  if (!holder) return null;
  return (
    <div className={styles.note} data-severity="warning" role="status">
      <p>
        <strong>{fill(words.held.text, { ...holder })}</strong> {words.held.hint}
      </p>
      <div className={styles.actions}>
        <OnceButton onPress={() => act('takeOver', { file })}>{words.held.take}</OnceButton>
      </div>
    </div>
  );
}
