import { isObject, pointerSteps, valueAt } from '../../../content/json.ts';
import { childOf, parentOf } from '../../model/edit.ts';
import { confirmField, markedFields } from '../../session/finding-view.ts';
import { fieldIn, titlesIn } from '../called.ts';
import { namedFiles } from '../file-titles.ts';
import { spokenValue } from '../spoken-value.ts';
import { edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './DecisionBoard.module.css';

/** Values that nobody has confirmed, as a list to work through: look, correct, or say that it is right. */
export function ConfirmList() {
  const studio = useOpenStudio();
  const titles = new Map(namedFiles(studio).map(({ path, title }) => [path, title]));
  const marks = studio.findings.filter(({ code }) => code === 'to-confirm');
  return (
    <section className={styles.board} aria-labelledby="confirm-title">
      <h2 id="confirm-title">{words.confirm.title}</h2>
      <p>{marks.length === 0 ? words.confirm.none : words.confirm.about}</p>
      {marks.map(({ file, pointer }) => {
        const whole = studio.values[file] ?? null;
        const mark = valueAt(whole, pointerSteps(pointer));
        const group = parentOf(pointer);
        const steps = pointerSteps(group);
        return (
          <article
            key={file + pointer}
            className={styles.question}
            aria-label={`${titles.get(file)} ${steps.join(' ')}`}
          >
            <h3>
              {[titles.get(file) ?? file, titled(studio, file, steps)].filter(Boolean).join(' › ')}
            </h3>
            <p>{isObject(mark) ? String(mark.note ?? '') : ''}</p>
            <ul>
              {markedFields(whole, pointer).map((field) => (
                <li key={field}>
                  <strong>
                    {titled(studio, file, [...steps, field])
                      .split(' › ')
                      .at(-1)}
                  </strong>{' '}
                  <span>
                    {spokenValue(
                      studio,
                      valueAt(whole, [...steps, field]),
                      fieldIn(studio, file, childOf(group, field)),
                    )}
                  </span>
                  <button
                    type="button"
                    onClick={() => goTo({ view: 'file', file, pointer: childOf(group, field) })}
                  >
                    {words.findings.go}
                  </button>
                  {markedFields(whole, pointer).length > 1 && (
                    <button
                      type="button"
                      onClick={() => edit(file, ...confirmField(whole, pointer, field))}
                    >
                      {words.findings.confirm}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => edit(file, { op: 'remove', pointer })}>
              {words.confirm.all}
            </button>
          </article>
        );
      })}
    </section>
  );
}

/** The Italian titles on the way to a value, without that of the file. */
function titled(studio: Studio, file: string, steps: readonly string[]): string {
  return titlesIn(studio, file, steps.reduce(childOf, '')).join(' › ');
}
