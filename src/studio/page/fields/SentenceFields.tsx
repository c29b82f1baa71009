import { useMemo, useRef, useState } from 'react';
import { isObject } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { childOf } from '../../model/edit.ts';
import { type Field, listOf, partsOf } from '../../model/field.ts';
import type { FactView } from '../../session/fact-view.ts';
import { factTitle } from '../called.ts';
import { factNamed } from '../file-titles.ts';
import { FactPicker } from '../parts/FactPicker.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { fill, optionName, words } from '../words.ts';
import { FieldFrame, useFindings } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import { type ControlProps, FieldView } from './FieldView.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';

/** A text of one line, with chips for the facts in it. */
export function SentenceField({ file, field, actions }: ControlProps) {
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <SentenceControl
          file={file}
          pointer={field.pointer}
          value={typeof field.value === 'string' ? field.value : ''}
          label={field.title}
          describedBy={described}
          onChange={(value) => edit(file, { op: 'set', pointer: field.pointer, value })}
        />
      )}
    </FieldFrame>
  );
}

/** A text that would become false if some fact changed: the text, and the facts. */
export function RestingField({ file, field, actions }: ControlProps) {
  const value = isObject(field.value) ? field.value : {};
  const pointer = childOf(field.pointer, 'text');
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <>
          <SentenceControl
            file={file}
            pointer={pointer}
            value={typeof value.text === 'string' ? value.text : ''}
            label={field.title}
            describedBy={described}
            onChange={(text) => edit(file, { op: 'set', pointer, value: text })}
          />
          <RestsOn
            file={file}
            pointer={childOf(field.pointer, 'restsOn')}
            facts={listOf(value.restsOn)}
          />
        </>
      )}
    </FieldFrame>
  );
}

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

interface SentenceControlProps {
  readonly file: string;
  readonly pointer: string;
  readonly value: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** The editor of a text, with the list of facts that can be put into it. */
function SentenceControl(props: SentenceControlProps) {
  const { file, pointer, value, label, describedBy, onChange } = props;
  const { facts } = useOpenStudio();
  const found = useFindings(file, pointer);
  const [isPicking, setPicking] = useState(false);
  const insert = useRef<(text: string) => void>(() => {});
  const stretches = found.flatMap(({ stretch }) => (stretch ? [stretch] : []));
  const marked = JSON.stringify(stretches);
  const kept = useMemo<typeof stretches>(() => JSON.parse(marked), [marked]);
  return (
    <>
      <TextEditor
        value={value}
        label={label}
        describedBy={describedBy}
        facts={readings(value, facts)}
        read={(name, format) => {
          const fact = factNamed(facts, name);
          const text = fact?.forms[format ?? ''];
          return fact && text !== undefined ? { text, label: fact.label } : undefined;
        }}
        stretches={kept}
        onChange={onChange}
        onReady={(way) => {
          insert.current = way;
        }}
      />
      <button type="button" className={styles.small} onClick={() => setPicking(true)}>
        {words.field.insertFact}
      </button>
      <OtherLanguages file={file} pointer={pointer} />
      {isPicking && (
        <FactPicker
          title={words.field.chooseFact}
          withForm
          onClose={() => setPicking(false)}
          onChoose={(path, form) => {
            setPicking(false);
            insert.current(form === '' ? `{{${path}}}` : `{{${path}, ${form}}}`);
          }}
        />
      )}
    </>
  );
}

/** What the chips of a text read like: they are drawn anew when this changes. */
function readings(text: string, facts: ReadonlyMap<string, FactView>): string {
  return placeholdersOf(text)
    .map(({ name, format }) => `${name} ${factNamed(facts, name)?.forms[format ?? '']}`)
    .join('\n');
}

interface RestsOnProps {
  readonly file: string;
  readonly pointer: string;
  readonly facts: readonly string[];
}

/** The facts that a sentence depends on without showing them. */
function RestsOn({ file, pointer, facts }: RestsOnProps) {
  const studio = useOpenStudio();
  const [isPicking, setPicking] = useState(false);
  const labelOf = (fact: string) => factTitle(studio, fact);
  return (
    <div className={styles.rests}>
      <span>{words.field.restsOn}</span>
      {facts.map((fact, index) => (
        <button
          key={fact}
          type="button"
          className={styles.small}
          aria-label={fill(words.field.remove, { what: labelOf(fact) })}
          onClick={() => edit(file, { op: 'remove', pointer: childOf(pointer, index) })}
        >
          {labelOf(fact)} <span aria-hidden="true">{'×'}</span>
        </button>
      ))}
      <button type="button" className={styles.small} onClick={() => setPicking(true)}>
        {words.field.restsOnAdd}
      </button>
      {isPicking && (
        <FactPicker
          title={words.field.restsOnAdd}
          onClose={() => setPicking(false)}
          onChoose={(fact) => {
            setPicking(false);
            if (!facts.includes(fact)) edit(file, { op: 'append', pointer, value: fact });
          }}
        />
      )}
    </div>
  );
}
