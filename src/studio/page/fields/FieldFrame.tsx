import { type ReactNode, useId } from 'react';
import { confirmed, fieldsToConfirm, OPEN } from '../../../author/decide/confirmed.ts';
import { childOf, isObject, parentOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { isUndecided } from '../../model/confirm.ts';
import type { Field } from '../../model/field.ts';
import type { FindingView } from '../../session/finding-view.ts';
import styles from '../Content.module.css';
import { factIn } from '../file-titles.ts';
import { isToFill } from '../finding-sentence.ts';
import { fieldLabel } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FindingNote } from '../parts/FindingNote.tsx';
import { edit, focusField, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { InheritedFacts } from './InheritedFacts.tsx';
import { MovedTogether } from './MovedTogether.tsx';
import { PreviousValue } from './PreviousValue.tsx';

export interface FieldFrameProps {
  readonly file: string;
  readonly field: Field;
  /** Buttons to remove or move, at the end of the heading. */
  readonly actions?: ReactNode;
  /** The control has its own label: it is a group, or an editor that is not a form control. */
  readonly isGroup?: boolean;
  children(ids: { readonly control: string; readonly described: string }): ReactNode;
}

/** The frame of a value: its Italian name, its hint and its findings. */
export function FieldFrame({ file, field, actions, isGroup, children }: FieldFrameProps) {
  const id = useId();
  // A sentence that depends on facts is an object around its text, with one field for both.
  const withParts = field.kind === 'dependent';
  const found = useFindings(file, field.pointer, withParts);
  const studio = useOpenStudio();
  const { hint } = field;
  const described = hint ? `${id}-hint` : '';
  const title = fieldLabel(field, studio);
  const block = useConfirmBlock(file, field);
  const place = { file, pointer: field.pointer };
  return (
    <div
      className={styles.field}
      data-pointer={field.pointer}
      data-severity={found.find((finding) => !isToFill(studio, finding))?.severity}
      onFocusCapture={(event) => {
        event.stopPropagation();
        focusField(file, field.pointer);
      }}
    >
      <div className={styles.row}>
        {isGroup ? (
          <span className={styles.label}>{title}</span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {title}
          </label>
        )}
        {block && (
          <span className={styles.row}>
            {words.severity.info}
            {block.confirm && (
              <ActionButton data-small onPress={block.confirm}>
                {block.needed ?? words.findings.confirm}
              </ActionButton>
            )}
          </span>
        )}
        {actions}
      </div>
      {block?.isFirst && studio.route.view !== 'confirm' && (
        <p className={styles.callout}>{block.note}</p>
      )}
      {hint && (
        <p id={described} className={styles.secondary}>
          {hint}
        </p>
      )}
      {children({ control: id, described })}
      {field.kind !== 'states' && <PreviousValue file={file} field={field} />}
      <FieldFindings {...place} withParts={withParts} />
      <FindingsBeside {...place} />
      <MovedTogether {...place} />
      <InheritedFacts {...place} />
    </div>
  );
}

const ORDER = ['error', 'warning', 'known', 'info'];

/** The findings of exactly this value, or of all in it; worst first. `to-confirm` has a button of its own. */
function useFindings(file: string, pointer: string, withParts = false): FindingView[] {
  const isInField = (at: string) => at === pointer || (withParts && at.startsWith(`${pointer}/`));
  return useOpenStudio()
    .findings.filter(
      (finding) =>
        finding.file === file && isInField(finding.pointer) && finding.code !== 'to-confirm',
    )
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

/** The findings of values that disagree with this one. */
export function FindingsBeside({ file, pointer }: { file: string; pointer: string }) {
  const studio = useOpenStudio();
  if (!factIn(studio, file, pointer)) return null;
  const isInField = (location: { file: string; pointer: string }) =>
    location.file === file && location.pointer === pointer;
  const beside = studio.findings.filter(
    (finding) =>
      (finding.severity !== 'warning' || (finding.isNew && finding.remedies.length > 0)) &&
      !isInField(finding) &&
      finding.related.some(isInField),
  );
  return beside.map((finding) => (
    <FindingNote
      key={`${finding.code}${finding.file}${finding.pointer}`}
      finding={finding}
      beside={pointer}
      withGo
    />
  ));
}

interface FieldFindingsProps {
  readonly file: string;
  readonly pointer: string;
  /** Also those of its parts, which have no fields of their own. */
  readonly withParts?: boolean;
}

/** The findings of a value, or of a file as a whole. */
export function FieldFindings({ file, pointer, withParts }: FieldFindingsProps) {
  return useFindings(file, pointer, withParts).map((finding) => (
    <FindingNote key={JSON.stringify([finding.code, finding.args])} finding={finding} />
  ));
}

/** The `confirm` block that covers a value, and how to confirm that; undefined if none does. */
function useConfirmBlock(file: string, field: Field) {
  const { pointer, name, value } = field;
  const { [file]: whole = null } = useOpenStudio().values;
  const at = childOf(parentOf(pointer), 'confirm');
  const block = valueAt(whole, pointerSteps(at));
  if (!isObject(block)) return undefined;
  const all = fieldsToConfirm(whole, at);
  if (!all.includes(name)) return undefined;
  const note = String(block.note ?? '');
  const needed = saidOfNeed(note);
  const isFirst = all[0] === name;
  // Sentences about a state are about all its values, and a consent covers all of them.
  const isForAll = needed !== undefined || value === OPEN;
  const confirm = () => edit(file, ...confirmed(whole, at, isForAll ? all : [name]));
  // Somebody has to choose another state first.
  const isAsked = !isUndecided(field) && (isFirst || !needed);
  return { note, needed, isFirst, ...(isAsked && { confirm }) };
}

/** The label of the button that confirms what a note asks for; undefined for other notes. */
export function saidOfNeed(note: string): string | undefined {
  const { needs, there } = words.confirm;
  const [what = ''] = note.startsWith(needs) ? note.slice(needs.length).split(/[:.]/, 1) : [];
  return what === '' ? undefined : fill(there, { what });
}
