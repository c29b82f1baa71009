import { useMemo, useRef } from 'react';
import { factLocation } from '../../../check/facts/fact-place.ts';
import { writtenSoFar } from '../../../check/text-files.ts';
import { isObject, type Json, valueAt } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { childOf } from '../../model/edit.ts';
import { type Field, fieldParts, listOf } from '../../model/field.ts';
import type { FactView } from '../../session/fact-view.ts';
import styles from '../Content.module.css';
import { factNamed, venueOf } from '../file-titles.ts';
import { factTitle } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FactButton } from '../parts/FactPicker.tsx';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { fill, optionName, words } from '../words.ts';
import { FieldFrame, useFindings } from './FieldFrame.tsx';
import type { ControlProps, NestingProps } from './field-props.ts';
import { OtherLanguages } from './OtherLanguages.tsx';

/** A text of one line, with chips for its facts; one that rests on facts also lists those. */
export function SentenceField({ file, field, actions }: ControlProps) {
  const isDependent = field.kind === 'dependent';
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <>
          <SentenceControl
            file={file}
            pointer={isDependent ? childOf(field.pointer, 'text') : field.pointer}
            value={isDependent ? valueAt(field.value, ['text']) : field.value}
            label={field.title}
            describedBy={described}
          />
          {isDependent && <Dependencies file={file} field={field} />}
        </>
      )}
    </FieldFrame>
  );
}

/** A text with one form for each state of a fact. */
export function StatesField({ file, field, actions, View }: NestingProps) {
  const { facts, book } = useOpenStudio();
  const value = isObject(field.value) ? field.value : {};
  const fact = facts.get(String(value.state))?.label ?? String(value.state);
  const all = fieldParts(book, field).fields.find(({ name }) => name === 'forms');
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {() => (
        <>
          <p className={styles.soft}>{fill(words.field.asState, { fact })}</p>
          {all &&
            fieldParts(book, all).fields.map((form) => (
              <Form key={form.name} file={file} form={form} title={field.title} View={View} />
            ))}
          {Array.isArray(value.restsOn) && <Dependencies file={file} field={field} />}
        </>
      )}
    </FieldFrame>
  );
}

/** The pointer of a form, or of a nested form, in an item of a list. */
const ITEM_FORM = /\/\d+(?:\/forms\/[^/]+)+$/;

interface FormProps extends Pick<NestingProps, 'file' | 'View'> {
  readonly form: Field;
  readonly title: string;
}

function Form({ file, form, title, View }: FormProps) {
  const { pointer, value, name } = form;
  const label = fill(words.field.form, { state: optionName(name) });
  if (isObject(value)) return <View file={file} field={{ ...form, title: label, hint: '' }} />;
  // A list item without words is left out; another text without words is an error.
  const none = ITEM_FORM.test(pointer) ? null : '';
  return (
    <div className={styles.edged} data-pointer={pointer}>
      <span className={styles.label}>{label}</span>
      {value === null && <p>{words.field.noForm}</p>}
      <SentenceControl
        file={file}
        pointer={pointer}
        value={value}
        label={`${title}: ${label}`}
        describedBy=""
        none={none}
      />
    </div>
  );
}

interface SentenceControlProps {
  readonly file: string;
  readonly pointer: string;
  readonly value: Json | undefined;
  readonly label: string;
  readonly describedBy: string;
  /** The value of an empty text. */
  readonly none?: Json;
}

/** The editor of a text, with a list of facts to insert. */
function SentenceControl(props: SentenceControlProps) {
  const { file, pointer, label, describedBy, none = '' } = props;
  const value = typeof props.value === 'string' ? writtenSoFar(props.value) : '';
  const studio = useOpenStudio();
  const { facts } = studio;
  const venue = venueOf(studio, file);
  const found = useFindings(file, pointer);
  const insert = useRef<(text: string) => void>(() => {});
  const stretches = found.flatMap(({ stretch }) => (stretch ? [stretch] : []));
  const marked = JSON.stringify(stretches);
  const kept = useMemo<typeof stretches>(() => JSON.parse(marked), [marked]);
  return (
    <>
      <TextEditor
        key={label}
        value={value}
        label={label}
        describedBy={describedBy}
        facts={readings(value, facts, venue)}
        read={(name, format) => {
          const fact = factNamed(facts, name, venue);
          const text = fact?.forms[format ?? ''];
          if (!fact || text === undefined) return undefined;
          const own = factLocation(fact.behind ?? fact.path);
          const open = () => goTo({ view: 'file', file: own.file, pointer: own.pointer });
          return { text, label: fact.label, open };
        }}
        stretches={kept}
        onChange={(text) => edit(file, { op: 'set', pointer, value: text === '' ? none : text })}
        onReady={(way) => {
          insert.current = way;
        }}
      />
      <FactButton
        title={words.field.chooseFact}
        withForm
        onChoose={(path, form) =>
          insert.current(form === '' ? `{{${path}}}` : `{{${path}, ${form}}}`)
        }
      >
        {words.field.insertFact}
      </FactButton>
      <OtherLanguages file={file} pointer={pointer} />
    </>
  );
}

/** The texts of all chips: chips are redrawn when this changes. */
function readings(
  text: string,
  facts: ReadonlyMap<string, FactView>,
  venue: string | undefined,
): string {
  return placeholdersOf(text)
    .map(({ name, format }) => `${name} ${factNamed(facts, name, venue)?.forms[format ?? '']}`)
    .join('\n');
}

/** The facts that a sentence depends on without showing them. */
function Dependencies({ file, field }: ControlProps) {
  const pointer = childOf(field.pointer, 'restsOn');
  const facts = listOf(valueAt(field.value, ['restsOn']));
  const studio = useOpenStudio();
  const venue = venueOf(studio, file);
  const labelOf = (fact: string) =>
    factNamed(studio.facts, fact, venue)?.label ?? factTitle(studio, fact);
  return (
    <div className={styles.row}>
      <span>{words.field.restsOn}</span>
      {facts.map((fact, index) => (
        <ActionButton
          key={fact}
          data-small
          aria-label={fill(words.field.remove, { what: labelOf(fact) })}
          onPress={() => edit(file, { op: 'remove', pointer: childOf(pointer, index) })}
        >
          {labelOf(fact)} <span aria-hidden="true">{'×'}</span>
        </ActionButton>
      ))}
      <FactButton
        title={words.field.restsOnAdd}
        onChoose={(fact) => {
          if (!facts.includes(fact)) edit(file, { op: 'append', pointer, value: fact });
        }}
      >
        {words.field.restsOnAdd}
      </FactButton>
    </div>
  );
}
