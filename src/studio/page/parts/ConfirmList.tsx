import { isObject, pointerSteps, valueAt } from '../../../content/json.ts';
import { confirmField, markedFields } from '../../desk/finding-view.ts';
import { childOf, parentOf } from '../../model/edit.ts';
import { namedFiles } from '../file-titles.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
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
            <h3>{[titles.get(file) ?? file, ...steps].join(' › ')}</h3>
            <p>{isObject(mark) ? String(mark.note ?? '') : ''}</p>
            <ul>
              {markedFields(whole, pointer).map((field) => (
                <li key={field}>
                  <strong>{field}</strong> {shown(valueAt(whole, [...steps, field]))}
                  <button
                    type="button"
                    onClick={() => goTo({ view: 'file', file, pointer: childOf(group, field) })}
                  >
                    {words.findings.go}
                  </button>
                  {isObject(mark) && Array.isArray(mark.fields) && (
                    <button
                      type="button"
                      onClick={() => edit(file, ...confirmField(whole, pointer, field))}
                    >
                      {fill(words.confirm.right, { what: field })}
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

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
