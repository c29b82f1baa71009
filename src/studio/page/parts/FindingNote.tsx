import type { FindingView } from '../../session/finding-view.ts';
import type { Remedy } from '../../session/remedies.ts';
import { calledValue, spokenFinding } from '../spoken-finding.ts';
import { act, edit, goTo, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';
import { Press } from './Press.tsx';
import styles from './Views.module.css';

interface FindingNoteProps {
  readonly finding: FindingView;
  /** With a button that leads to the field. */
  readonly withGo?: boolean;
  /** Of a content that is only proposed: there is nothing to press yet. */
  readonly isTold?: boolean;
}

/** One sentence of the check, with what one press does about it. */
export function FindingNote({ finding, withGo, isTold }: FindingNoteProps) {
  const studio = useOpenStudio();
  const { severity, remedies, file, pointer } = finding;
  return (
    <div className={styles.note} data-severity={severity}>
      <p>
        <strong>{words.severity[severity]}</strong> {spokenFinding(studio, finding)}
      </p>
      {!isTold && (remedies.length > 0 || withGo) && (
        <div className={styles.actions}>
          {remedies.map((one) => (
            <RemedyButton key={JSON.stringify(one)} remedy={one} />
          ))}
          {withGo && (
            <Press onPress={() => goTo({ view: 'file', file, pointer })}>{words.findings.go}</Press>
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
      <Press onPress={() => goTo({ view: 'decisions', pointer: remedy.fact })}>
        {words.findings.decide}
      </Press>
    );
  if (remedy.kind === 'read')
    return <Press onPress={() => act('reread', remedy)}>{words.findings.read}</Press>;
  const isRemoval = remedy.shown === '' && remedy.kind === 'write';
  return (
    <Press
      // It would put back what stood there before the last letters were typed.
      disabled={studio.waiting.has(remedy.file)}
      onPress={() => edit(remedy.file, ...remedy.edits)}
    >
      {remedy.kind === 'confirm'
        ? words.findings.confirm
        : isRemoval
          ? words.findings.remove
          : fill(words.findings.write, { value: calledValue(studio, remedy.shown) })}
    </Press>
  );
}

/** What stands in the way of something that takes a content without errors. */
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
