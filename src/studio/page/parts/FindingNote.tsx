import type { ReactNode } from 'react';
import { childOf, type Json, parentOf, valueAt } from '../../../content/json.ts';
import { slugOf } from '../../model/slug.ts';
import { type FindingView, keyOfFinding } from '../../session/finding-view.ts';
import type { Remedy } from '../../session/remedies.ts';
import styles from '../Content.module.css';
import { fileTitle, languageName } from '../file-titles.ts';
import { calledValue, findingSentence, isToFill } from '../finding-sentence.ts';
import { fieldIn, titlesIn } from '../labels.ts';
import { formPlace } from '../state-forms.ts';
import { edit, goTo, type Studio, send, useOpenStudio } from '../store.ts';
import { counted, fill, lowered, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';

interface FindingNoteProps {
  readonly finding: FindingView;
  /** Adds a button that opens the field. */
  readonly withGo?: boolean;
  /** The pointer of the field beside which it stands, if not its own. */
  readonly beside?: string;
  /** The proposed content that the finding is about: no buttons. */
  readonly within?: Studio;
}

/** The sentence of a finding, with a button for each remedy. */
export function FindingNote({ finding, withGo, within, beside }: FindingNoteProps) {
  const open = useOpenStudio();
  const studio = within ?? open;
  const { severity, remedies, file, pointer } = finding;
  const isQuiet = isToFill(studio, finding);
  return (
    <div
      className={styles.callout}
      data-severity={isQuiet ? 'quiet' : severity}
      // It may be about what was there before the last letters.
      aria-busy={studio.waiting.has(file)}
    >
      {(withGo || within) && <p className={styles.label}>{fileTitle(studio, file)}</p>}
      <p>
        {!isQuiet && <strong>{words.severity[severity]}</strong>} {findingSentence(studio, finding)}
      </p>
      {(withGo || within) &&
        finding.compared?.map(({ locale, text }) => (
          <p key={locale}>
            <small>{`${fill(words.kinds.other, { language: languageName(locale) })}: `}</small>
            <span lang={locale}>{text}</span>
          </p>
        ))}
      {!within && (remedies.length > 0 || withGo) && (
        <div className={styles.row}>
          {remedies.map((each) => (
            <RemedyButton key={JSON.stringify(each)} remedy={each} pointer={beside ?? pointer} />
          ))}
          {withGo && (
            <ActionButton onPress={() => goTo({ file, pointer: formPlace(studio, finding) })}>
              {words.findings.go}
            </ActionButton>
          )}
        </div>
      )}
    </div>
  );
}

interface FindingsProps extends Pick<FindingNoteProps, 'within'> {
  readonly title: string;
  readonly findings: readonly FindingView[];
  /** Stands below them. */
  readonly children?: ReactNode;
}

/** Findings under a title, if there are any. */
export function Findings({ title, findings, within, children }: FindingsProps) {
  if (findings.length === 0 && !children) return null;
  return (
    <section>
      <h3>{title}</h3>
      {findings.map((each) => (
        <FindingNote
          key={keyOfFinding(each) + JSON.stringify(each.args)}
          finding={each}
          {...(within ? { within } : { withGo: true })}
        />
      ))}
      {children}
    </section>
  );
}

/** @param pointer the field beside which it stands */
function RemedyButton({ remedy, pointer }: { remedy: Remedy; pointer: string }) {
  const studio = useOpenStudio();
  if (remedy.kind === 'decide')
    return (
      <ActionButton onPress={() => goTo({ view: 'decisions', pointer: remedy.fact })}>
        {words.findings.decide}
      </ActionButton>
    );
  if (remedy.kind === 'except')
    return (
      <ActionButton onPress={() => except(studio, remedy.text)}>
        {words.findings.except}
      </ActionButton>
    );
  if (remedy.kind === 'confirm')
    return (
      <ActionButton onPress={() => send('reread', remedy)}>
        {remedy.isName ? words.findings.same : words.findings.read}
      </ActionButton>
    );
  const [first] = remedy.edits;
  const hasSeveralEdits = remedy.edits.length > 1;
  const changed = first && (hasSeveralEdits ? parentOf(first.pointer) : first.pointer);
  const at = changed && changed !== pointer ? changed : '';
  const where = titlesIn(studio, remedy.file, at).slice(-2).join(' › ');
  const field = first && fieldIn(studio, remedy.file, first.pointer);
  const what =
    remedy.shown === ''
      ? counted(words.findings.removed, remedy.edits.length)
      : fill(words.findings.write, { value: calledValue(studio, remedy.shown, field) });
  return (
    <ActionButton
      // The remedy is based on the text before the last letters, and would undo them.
      disabled={studio.waiting.has(remedy.file)}
      onPress={() => edit(remedy.file, ...remedy.edits)}
    >
      {remedy.kind === 'refresh'
        ? words.findings.refresh
        : where === ''
          ? what
          : `${where}: ${lowered(what)}`}
    </ActionButton>
  );
}

const EXCEPTIONS = 'exceptions.json';

/** Adds an exception, which its list shows with a reason to complete. */
function except({ values, today }: Studio, text: string): void {
  const known: Readonly<Record<string, Json>> = Object(valueAt(values[EXCEPTIONS], ['exceptions']));
  // A second press, before the check has read the first.
  if (Object.values(known).some((value) => valueAt(value, ['text']) === text)) return;
  const id = slugOf(text) || 'numero';
  const free = [id, ...Object.keys(known).map((_, index) => `${id}-${index + 2}`)];
  const pointer = childOf('/exceptions', free.find((name) => !(name in known)) ?? id);
  const value = { text, reason: words.findings.excepted, declaredOn: today };
  edit(EXCEPTIONS, { op: 'set', pointer, value });
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
