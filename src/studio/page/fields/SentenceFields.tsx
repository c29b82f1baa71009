import { useRef } from 'react';
import { factAddress } from '../../../check/facts/fact-place.ts';
import { writtenSoFar } from '../../../check/text-files.ts';
import { isObject, type Json, pointerSteps, sameJson, valueAt } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { isPluralGroup } from '../../../content/plural-forms.ts';
import { childOf, parentOf } from '../../model/edit.ts';
import { type Field, fieldParts, listOf } from '../../model/field.ts';
import type { FactView } from '../../session/fact-view.ts';
import styles from '../Content.module.css';
import { factNamed, readable, venueOf } from '../file-titles.ts';
import { factTitle } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FactButton } from '../parts/FactPicker.tsx';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { fill, optionName, words } from '../words.ts';
import { Before, FieldFrame } from './FieldFrame.tsx';
import { type ControlProps, FieldView } from './FieldView.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';

/** A text of one line, with chips for its facts; one that rests on facts also lists those. */
export function SentenceField({ file, field, actions }: ControlProps) {
  const isResting = field.kind === 'resting';
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <>
          <SentenceControl
            file={file}
            pointer={isResting ? childOf(field.pointer, 'text') : field.pointer}
            value={isResting ? valueAt(field.value, ['text']) : field.value}
            label={field.title}
            describedBy={described}
          />
          {isResting && <RestsOn file={file} field={field} />}
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
  const all = fieldParts(book, field).fields.find(({ name }) => name === 'forms');
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {() => (
        <>
          <p className={styles.soft}>{fill(words.field.asState, { fact })}</p>
          {all &&
            fieldParts(book, all).fields.map((form) => (
              <StateForm key={form.name} file={file} form={form} title={field.title} />
            ))}
          {Array.isArray(value.restsOn) && <RestsOn file={file} field={field} />}
        </>
      )}
    </FieldFrame>
  );
}

/** The pointer of a form, or of a nested form, in an item of a list. */
const ITEM_FORM = /\/\d+(?:\/forms\/[^/]+)+$/;

/** The text for one state. @param title of the whole sentence */
export function StateForm({ file, form, title }: { file: string; form: Field; title: string }) {
  const { pointer, value, name } = form;
  const label = fill(words.field.form, { state: optionName(name) });
  if (isObject(value)) return <FieldView file={file} field={{ ...form, title: label, hint: '' }} />;
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
      <Before file={file} field={form} />
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
  const insert = useRef<(text: string) => void>(() => {});
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
          const own = factAddress(fact.behind ?? fact.path);
          const open = () => goTo({ view: 'file', file: own.file, pointer: own.pointer });
          return { text, label: fact.label, open };
        }}
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
      <OtherForms file={file} pointer={pointer} />
      <OtherLanguages file={file} pointer={pointer} />
    </>
  );
}

/** The forms of the same sentence that were left when this one changed. */
function OtherForms({ file, pointer }: { file: string; pointer: string }) {
  const { before, values, facts } = useOpenStudio();
  const group = parentOf(pointer);
  const own = pointerSteps(pointer).at(-1) ?? '';
  const [was, is] = [before[file], values[file]].map((whole = null) =>
    valueAt(whole, pointerSteps(group)),
  );
  const areForms = group.endsWith('/forms') || isPluralGroup(is);
  if (!areForms || !isObject(was) || !isObject(is) || sameJson(was[own] ?? null, is[own] ?? null))
    return null;
  return Object.entries(is).map(([name, text]) =>
    name === own || text === null || !sameJson(was[name] ?? null, text) ? null : (
      <p key={name} className={styles.edged}>
        {fill(words.field.otherForm, { text: readable(text, facts, venueOf({ values }, file)) })}{' '}
        <ActionButton
          data-small
          onPress={() => goTo({ view: 'file', file, pointer: childOf(group, name) })}
        >
          {words.findings.go}
        </ActionButton>
      </p>
    ),
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
function RestsOn({ file, field }: ControlProps) {
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
