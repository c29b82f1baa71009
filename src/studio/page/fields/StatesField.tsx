import { isObject } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { type Field, listOf, partsOf } from '../../model/field.ts';
import { edit, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import { type ControlProps, FieldView } from './FieldView.tsx';
import { RestsOn } from './RestsOn.tsx';
import { SentenceControl } from './SentenceControl.tsx';

/** A text with one form for each state of a fact. */
export function StatesField({ file, field, actions }: ControlProps) {
  const { facts, book } = useOpenStudio();
  const value = isObject(field.value) ? field.value : {};
  const fact = facts.get(String(value.state))?.label ?? String(value.state);
  const all = partsOf(book, field).fields.find(({ name }) => name === 'forms');
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {() => (
        <>
          <p className={styles.hint}>{fill(words.field.asState, { fact })}</p>
          {all &&
            partsOf(book, all).fields.map((form) => (
              <Form key={form.name} file={file} form={form} title={field.title} />
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

/** A form, or a form of a form, of an item of a list. */
const OF_ITEM = /\/\d+(?:\/forms\/[^/]+)+$/;

function Form({ file, form, title }: { file: string; form: Field; title: string }) {
  const { pointer, value, name } = form;
  const label = fill(words.field.form, { state: optionName(name) });
  if (isObject(value)) return <FieldView file={file} field={{ ...form, title: label, hint: '' }} />;
  // Without words an item goes from its list; a text that stands alone lacks them.
  const none = OF_ITEM.test(pointer) ? null : '';
  return (
    <div className={styles.form} data-pointer={pointer}>
      <span className={styles.label}>{label}</span>
      {value === null && <p>{words.field.noForm}</p>}
      <SentenceControl
        file={file}
        pointer={pointer}
        value={typeof value === 'string' ? value : ''}
        label={`${title}: ${label}`}
        describedBy=""
        onChange={(text) => edit(file, { op: 'set', pointer, value: text === '' ? none : text })}
      />
    </div>
  );
}
