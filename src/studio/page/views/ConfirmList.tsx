import { confirmed, fieldsToConfirm } from '../../../author/decide/confirmed.ts';
import { childOf, parentOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { isUndecided } from '../../model/confirm.ts';
import { isScalar } from '../../model/field.ts';
import styles from '../Content.module.css';
import { saidOfNeed } from '../fields/FieldFrame.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { fieldIn, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { placeName } from '../parts/summary-rows.ts';
import { confirmBlocks } from '../state-forms.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';

/** Unconfirmed values, as a list to work through: correct or confirm each. */
export function ConfirmList() {
  const blocks = confirmBlocks(useOpenStudio());
  return (
    <section aria-labelledby="confirm-title">
      <h2 id="confirm-title">{words.confirm.title}</h2>
      <p>{blocks.length === 0 ? words.confirm.none : words.confirm.about}</p>
      {blocks.map(({ file, pointer }) => (
        <ConfirmBlock key={file + pointer} file={file} pointer={pointer} />
      ))}
    </section>
  );
}

/** One `confirm` block, and the fields that it covers. */
function ConfirmBlock({ file, pointer }: { file: string; pointer: string }) {
  const studio = useOpenStudio();
  const whole = studio.values[file] ?? null;
  const group = parentOf(pointer);
  const title = placeName(studio, { file, pointer: group });
  const fields = fieldsToConfirm(whole, pointer).flatMap(
    (key) => fieldIn(studio, file, childOf(group, key)) ?? [],
  );
  const note = String(valueAt(whole, [...pointerSteps(pointer), 'note']) ?? '');
  const needed = saidOfNeed(note);
  const [first] = fields;
  // A first value with a field of its own has the button for what a note needs.
  const isAsked = first && isScalar(first) && (needed !== undefined || fields.length === 1);
  return (
    <article className={styles.waiting} aria-label={title}>
      <h3>{title}</h3>
      <p>{note}</p>
      {fields.map((field) =>
        isScalar(field) ? (
          <FieldView key={field.pointer} file={file} field={field} />
        ) : (
          <p key={field.pointer} className={styles.row}>
            <strong>{field.title}</strong> {valueInWords(studio, field.value, field)}
            <ActionButton onPress={() => goTo({ file, pointer: field.pointer })}>
              {words.findings.go}
            </ActionButton>
          </p>
        ),
      )}
      {!isAsked && !fields.some(isUndecided) && (
        <ActionButton onPress={() => edit(file, ...confirmed(whole, pointer))}>
          {needed ?? words.confirm.all}
        </ActionButton>
      )}
    </article>
  );
}
