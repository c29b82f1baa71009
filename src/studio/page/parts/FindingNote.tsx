import type { FindingView } from '../../session/finding-view.ts';
import type { Remedy } from '../../session/remedies.ts';
import styles from '../Content.module.css';
import { calledValue, findingSentence, isToFill } from '../finding-sentence.ts';
import { act, edit, goTo, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';

interface FindingNoteProps {
  readonly finding: FindingView;
  /** Adds a button that opens the field. */
  readonly withGo?: boolean;
  /** The finding is about proposed content: no buttons. */
  readonly isReadOnly?: boolean;
}

/** The sentence of a finding, with a button for each remedy. */
export function FindingNote({ finding, withGo, isReadOnly }: FindingNoteProps) {
  const studio = useOpenStudio();
  const { severity, remedies, file, pointer } = finding;
  const isQuiet = isToFill(studio, finding);
  return (
    <div
      className={styles.edged}
      data-severity={isQuiet ? 'quiet' : severity}
      // It may be about what was there before the last letters.
      aria-busy={studio.waiting.has(file)}
    >
      <p>
        {!isQuiet && <strong>{words.severity[severity]}</strong>} {findingSentence(studio, finding)}
      </p>
      {!isReadOnly && (remedies.length > 0 || withGo) && (
        <div className={styles.row}>
          {remedies.map((one) => (
            <RemedyButton key={JSON.stringify(one)} remedy={one} />
          ))}
          {withGo && (
            <ActionButton onPress={() => goTo({ view: 'file', file, pointer })}>
              {words.findings.go}
            </ActionButton>
          )}
        </div>
      )}
    </div>
  );
}

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const studio = useOpenStudio();
  if (remedy.kind === 'decide')
    return (
      <ActionButton onPress={() => goTo({ view: 'decisions', pointer: remedy.fact })}>
        {words.findings.decide}
      </ActionButton>
    );
  if (remedy.kind === 'read')
    return <ActionButton onPress={() => act('reread', remedy)}>{words.findings.read}</ActionButton>;
  const isRemoval = remedy.shown === '' && remedy.kind === 'write';
  return (
    <ActionButton
      // The remedy is based on the text before the last letters, and would undo them.
      disabled={studio.waiting.has(remedy.file)}
      onPress={() => edit(remedy.file, ...remedy.edits)}
    >
      {remedy.kind !== 'write'
        ? words.findings[remedy.kind]
        : isRemoval
          ? words.findings.remove
          : fill(words.findings.write, { value: calledValue(studio, remedy.shown) })}
    </ActionButton>
  );
}

/** Counts the errors, and shows the first. */
export function FirstError({ said }: { said: { one: string; many: string } }) {
  const errors = useOpenStudio().findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  return (
    <>
      <p role="alert">{counted(said, errors.length)}</p>
      {first && <FindingNote finding={first} withGo />}
    </>
  );
}
