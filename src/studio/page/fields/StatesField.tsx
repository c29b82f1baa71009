import { isObject, type Json, valueAt } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { listOf } from '../../model/field.ts';
import { edit, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { RestsOn } from './RestsOn.tsx';
import { SentenceControl } from './SentenceControl.tsx';

/** A text with one form for each state of a fact. */
export function StatesField({ file, field, actions }: ControlProps) {
  const { facts } = useOpenStudio();
  const value = isObject(field.value) ? field.value : {};
  const forms = isObject(value.forms) ? value.forms : {};
  const fact = facts.get(String(value.state))?.label ?? String(value.state);
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {() => (
        <>
          <p className={styles.hint}>{fill(words.field.asState, { fact })}</p>
          {Object.entries(forms).map(([state, form]) => (
            <Form
              key={state}
              file={file}
              pointer={childOf(childOf(field.pointer, 'forms'), state)}
              title={`${field.title}: ${fill(words.field.form, { state: optionName(state) })}`}
              label={fill(words.field.form, { state: optionName(state) })}
              form={form}
            />
          ))}
          {Array.isArray(value.restsOn) && (
            <RestsOn
              file={file}
              pointer={childOf(field.pointer, 'restsOn')}
              facts={listOf(value.restsOn)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface FormProps {
  readonly file: string;
  readonly pointer: string;
  readonly title: string;
  readonly label: string;
  readonly form: Json;
}

function Form({ file, pointer, title, label, form }: FormProps) {
  const isGroup = isObject(form);
  const at = isGroup ? childOf(pointer, 'text') : pointer;
  const text = isGroup ? valueAt(form, ['text']) : form;
  const set = (value: Json) => edit(file, { op: 'set', pointer: at, value });
  return (
    <div className={styles.form} data-pointer={pointer}>
      <span className={styles.label}>{label}</span>
      {form === null ? (
        <p>
          {words.field.noForm}{' '}
          <button type="button" className={styles.small} onClick={() => set('')}>
            {words.field.writeForm}
          </button>
        </p>
      ) : (
        <SentenceControl
          file={file}
          pointer={at}
          value={typeof text === 'string' ? text : ''}
          label={title}
          describedBy=""
          onChange={set}
        />
      )}
      {isGroup && Array.isArray(form.restsOn) && (
        <RestsOn file={file} pointer={childOf(pointer, 'restsOn')} facts={listOf(form.restsOn)} />
      )}
    </div>
  );
}
