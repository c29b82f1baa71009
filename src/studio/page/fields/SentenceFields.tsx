import { isObject, valueAt } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { fieldParts, listOf } from '../../model/field.ts';
import styles from '../Content.module.css';
import { factNamed, venueOf } from '../file-titles.ts';
import { factTitle } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FactButton } from '../parts/FactPicker.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { ControlProps, NestingProps } from './field-props.ts';
import { SentenceControl } from './SentenceControl.tsx';
import { StateForm, type StateFormProps } from './StateForm.tsx';

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
              <OneForm key={form.name} file={file} form={form} title={field.title} View={View} />
            ))}
          {Array.isArray(value.restsOn) && <Dependencies file={file} field={field} />}
        </>
      )}
    </FieldFrame>
  );
}

interface OneFormProps extends StateFormProps {
  readonly View: NestingProps['View'];
}

/** The text for one state, which may itself have one for each state of another fact. */
function OneForm({ View, ...props }: OneFormProps) {
  const { file, form } = props;
  if (!isObject(form.value)) return <StateForm {...props} />;
  const title = fill(words.field.form, { state: optionName(form.name) });
  return <View file={file} field={{ ...form, title, hint: '' }} />;
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
