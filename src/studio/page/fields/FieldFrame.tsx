import { type ReactNode, useId } from 'react';
import { isObject, pointerSteps, valueAt } from '../../../content/json.ts';
import { confirmField } from '../../desk/finding-view.ts';
import { parentOf } from '../../model/edit.ts';
import type { Field } from '../../model/field.ts';
import { calledField } from '../called.ts';
import { FindingNote } from '../parts/FindingNote.tsx';
import { edit, focusOn, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import { useFindings } from './use-findings.ts';

export interface FieldFrameProps {
  readonly file: string;
  readonly field: Field;
  /** Removes, moves: what stands at the end of the line of the name. */
  readonly actions?: ReactNode;
  /** The control names itself: a group of several, or an editor that is no form control. */
  readonly isGroup?: boolean;
  children(ids: { readonly control: string; readonly described: string }): ReactNode;
}

/** What stands around a value: its Italian name, what it is for, what the check says of it. */
export function FieldFrame({ file, field, actions, isGroup, children }: FieldFrameProps) {
  const id = useId();
  const found = useFindings(file, field.pointer);
  const studio = useOpenStudio();
  const { hint } = field;
  const described = hint ? `${id}-hint` : '';
  const title = calledField(field, studio);
  return (
    <div
      className={styles.field}
      data-pointer={field.pointer}
      data-worst={found[0]?.severity}
      onFocusCapture={(event) => {
        event.stopPropagation();
        focusOn(file, field.pointer);
      }}
    >
      <div className={styles.heading}>
        {isGroup ? (
          <span className={styles.label}>{title}</span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {title}
          </label>
        )}
        <ConfirmMark file={file} field={field} />
        {actions}
      </div>
      {hint && (
        <p id={described} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ control: id, described })}
      {found.map((finding) => (
        <FindingNote key={`${finding.code}${finding.message}`} finding={finding} />
      ))}
    </div>
  );
}

/** A value that nobody has confirmed yet says so, and is confirmed with one press. */
function ConfirmMark({ file, field }: { file: string; field: Field }) {
  const whole = useOpenStudio().values[file];
  const parent = parentOf(field.pointer);
  const mark =
    whole === undefined ? undefined : valueAt(whole, [...pointerSteps(parent), 'confirm']);
  if (!isObject(mark) || whole === undefined) return null;
  const isMarked = Array.isArray(mark.fields) ? mark.fields.includes(field.name) : true;
  if (!isMarked) return null;
  return (
    <span className={styles.mark} title={String(mark.note ?? '')}>
      {words.severity.info}
      <button
        type="button"
        className={styles.small}
        onClick={() => edit(file, ...confirmField(whole, `${parent}/confirm`, field.name))}
      >
        {words.findings.confirm}
      </button>
    </span>
  );
}
