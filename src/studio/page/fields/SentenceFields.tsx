import { choiceTitle } from '../../../check/schema/schema-tree.ts';
import { childOf, isObject, pointerSteps, sameJson, valueAt } from '../../../content/json.ts';
import { type Field, fieldParts } from '../../model/field.ts';
import styles from '../Content.module.css';
import { factNamed, textAt, venueOf } from '../file-titles.ts';
import { factTitle, officialField } from '../labels.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { ControlProps, NestingProps } from './field-props.ts';
import { SentenceControl } from './SentenceControl.tsx';

/** A text of one line, with chips for its facts. */
export function SentenceField({ file, field, actions }: ControlProps) {
  const isDependent = field.kind === 'dependent';
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <SentenceControl
          file={file}
          pointer={isDependent ? childOf(field.pointer, 'text') : field.pointer}
          value={isDependent ? valueAt(field.value, ['text']) : field.value}
          label={field.title}
          describedBy={described}
        />
      )}
    </FieldFrame>
  );
}

/** A text with one form for each state of a fact. */
export function StatesField({ file, field, actions, View }: NestingProps) {
  const studio = useOpenStudio();
  const { facts, book } = studio;
  const value = isObject(field.value) ? field.value : {};
  const state = String(value.state);
  // What venues share is said of none of them.
  const ofVenue = [...facts.values()].find(
    ({ path }) => path.replace(/^venues\.\w+/, 'venue') === state,
  );
  const fact =
    factNamed(facts, state, venueOf(studio, file))?.label ?? ofVenue?.label.split(' › ').at(-1);
  const states = officialField(studio, state)?.described.node ?? {};
  const all = fieldParts(book, field).fields.find(({ name }) => name === 'forms');
  const left = formsLeft(studio, file, all);
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {() => (
        <>
          <p className={styles.secondary}>
            {fill(words.field.asState, { fact: fact ?? factTitle(studio, state) })}
          </p>
          {all &&
            fieldParts(book, all).fields.map((form) => {
              const title = fill(words.field.form, {
                state: choiceTitle(states, form.name) ?? optionName(form.name),
              });
              const hint = form.value === null ? words.field.noForm : '';
              // The text for one state may itself have one for each state of another fact.
              const One = isObject(form.value) ? View : SentenceField;
              return <One key={form.name} file={file} field={{ ...form, title, hint }} />;
            })}
          {left.length > 0 && (
            <p className={styles.callout}>
              {fill(words.field.otherForms, { texts: left.join('», «') })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The forms that stay as they were while another changed. */
function formsLeft(studio: Studio, file: string, forms: Field | undefined): string[] {
  if (!forms || !isObject(forms.value)) return [];
  const { pointer, value } = forms;
  const was = Object(valueAt(studio.before[file], pointerSteps(pointer)));
  const names = Object.keys(value).filter((name) => name in was);
  const same = names.filter((name) => sameJson(was[name], value[name] ?? null));
  if (same.length === names.length) return [];
  return same.flatMap((name) => textAt(studio, { file, pointer: childOf(pointer, name) }) || []);
}
