import { isObject, pointerSteps, valueAt } from '../../../content/json.ts';
import { confirmed, markedFields, OPEN } from '../../model/confirm.ts';
import { childOf, parentOf } from '../../model/edit.ts';
import styles from '../Content.module.css';
import { ConfirmState } from '../fields/StateSentences.tsx';
import { fieldIn, titlesIn, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { placeName } from '../parts/ChangeRows.tsx';
import { formsFor } from '../state-forms.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';

/** Unconfirmed values, as a list to work through: open, correct or confirm each. */
export function ConfirmList() {
  const marks = useOpenStudio().findings.filter(({ code }) => code === 'to-confirm');
  return (
    <section aria-labelledby="confirm-title">
      <h2 id="confirm-title">{words.confirm.title}</h2>
      <p>{marks.length === 0 ? words.confirm.none : words.confirm.about}</p>
      {marks.map(({ file, pointer }) => (
        <Mark key={file + pointer} file={file} pointer={pointer} />
      ))}
    </section>
  );
}

/** One `confirm` mark, and the values that it covers. */
function Mark({ file, pointer }: { file: string; pointer: string }) {
  const studio = useOpenStudio();
  const whole = studio.values[file] ?? null;
  const mark = valueAt(whole, pointerSteps(pointer));
  const group = parentOf(pointer);
  const title = placeName(studio, { file, pointer: group });
  const keys = markedFields(whole, pointer);
  const isState = (at: string) =>
    valueAt(whole, pointerSteps(at)) === OPEN && formsFor(studio, { file, pointer: at }).length > 0;
  const states = keys.map((key) => childOf(group, key)).filter(isState);
  return (
    <article className={styles.waiting} aria-label={title}>
      <h3>{title}</h3>
      <p>{isObject(mark) ? String(mark.note ?? '') : ''}</p>
      <ul>
        {keys.map((key) => {
          const at = childOf(group, key);
          const value = valueAt(whole, pointerSteps(at));
          return (
            <li key={key} className={styles.row}>
              <strong>{titlesIn(studio, file, at).at(-1)}</strong>{' '}
              <span>{valueInWords(studio, value, fieldIn(studio, file, at))}</span>
              <ActionButton onPress={() => goTo({ view: 'file', file, pointer: at })}>
                {words.findings.go}
              </ActionButton>
              {keys.length > 1 && !states.includes(at) && (
                <ActionButton onPress={() => edit(file, ...confirmed(whole, pointer, [key]))}>
                  {words.findings.confirm}
                </ActionButton>
              )}
            </li>
          );
        })}
      </ul>
      {states.map((at) => (
        <ConfirmState
          key={at}
          file={file}
          pointer={at}
          onConfirm={() => edit(file, ...confirmed(whole, pointer, pointerSteps(at).slice(-1)))}
        />
      ))}
      {states.length === 0 && (
        <ActionButton onPress={() => edit(file, ...confirmed(whole, pointer))}>
          {words.confirm.all}
        </ActionButton>
      )}
    </article>
  );
}
