import { useState } from 'react';
import type { Json } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { emptyValue, listOf, newPart, partsOf } from '../../model/field.ts';
import { internalName } from '../../model/internal-name.ts';
import { calledField } from '../called.ts';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { Press } from '../parts/Press.tsx';
import { calledAs } from '../spoken-value.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { fill, lowered, words } from '../words.ts';
import { GroupFrame } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { FieldView } from './FieldView.tsx';
import { ItemActions } from './ListField.tsx';
import { OrderLink } from './OrderLink.tsx';

/** A group of values under one title; optional ones can be added and removed. */
export function GroupField(props: ControlProps) {
  return (
    <GroupFrame {...props}>
      <OrderLink {...props} />
      <Members {...props} />
    </GroupFrame>
  );
}

/** The members of a group without its title; also used for one part of a file. */
export function Members({ file, field, only }: ControlProps & { only?: readonly string[] }) {
  const studio = useOpenStudio();
  const { fields } = partsOf(studio.book, field);
  const shown = fields.filter(({ name }) => only === undefined || only.includes(name));
  // Texts follow the order of the list that names them; only facts have an order of their own.
  const isOrdered = field.kind === 'names' && file.startsWith('facts/');
  // A member moves past its visible neighbour, even if the file has hidden ones between.
  const names = Object.keys(Object(field.value));
  const placeOf = (at: number) => names.indexOf(shown[at]?.name ?? '');
  return (
    <>
      <div className={styles.members}>
        {shown.map((part, index) => (
          <FieldView
            key={part.name}
            file={file}
            field={part}
            actions={
              isOrdered ? (
                <ItemActions
                  file={file}
                  pointer={part.pointer}
                  what={calledField(part, studio)}
                  up={placeOf(index - 1)}
                  down={placeOf(index + 1)}
                />
              ) : (
                <Removal file={file} field={part} />
              )
            }
          />
        ))}
      </div>
      {only === undefined && <Adders file={file} field={field} />}
    </>
  );
}

/** Adds a member, and goes to it. */
function addAt(file: string, pointer: string, value: Json): void {
  edit(file, { op: 'set', pointer, value });
  goTo({ view: 'file', file, pointer });
}

/** A button for each value that can be added. */
export function Adders({ file, field }: ControlProps) {
  const { book } = useOpenStudio();
  return (
    <div className={styles.adders}>
      {partsOf(book, field).absent.map((part) => (
        <Press
          key={part.name}
          data-small
          onPress={() => addAt(file, part.pointer, emptyValue(book, part.described))}
        >
          {fill(words.field.add, { what: lowered(part.title) })}
        </Press>
      ))}
      <NewMember file={file} field={field} />
    </div>
  );
}

function NewMember({ file, field }: ControlProps) {
  const studio = useOpenStudio();
  const { book } = studio;
  const [isAsking, setAsking] = useState(false);
  const part = newPart(book, field);
  if (!part) return null;
  const what = lowered(String(part.node.title ?? ''));
  const taken = Object.keys(Object(field.value));
  const add = (name: string) => addAt(file, childOf(field.pointer, name), emptyValue(book, part));
  const { enum: listed, reference = '', format } = book.names(field.described);
  // If names come from a list, one is chosen instead of typed.
  const known = listed ? listOf(listed) : Object.keys(studio.names[String(reference)] ?? {});
  const free = known.filter((name) => !taken.includes(name));
  if (known.length > 0)
    return free.length === 0 ? null : (
      <select
        data-small
        value=""
        aria-label={fill(words.field.add, { what })}
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{fill(words.field.add, { what })}</option>
        {free.map((name) => (
          <option key={name} value={name}>
            {calledAs(studio, String(reference), name)}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <Press data-small onPress={() => setAsking(true)}>
        {fill(words.field.add, { what })}
      </Press>
      {isAsking && (
        <AddName
          title={fill(words.field.add, { what })}
          taken={taken}
          isDay={format === 'date'}
          onClose={() => setAsking(false)}
          onChoose={(name) => {
            setAsking(false);
            add(name);
          }}
        />
      )}
    </>
  );
}

/** Removes a value that the schema does not require. */
function Removal({ file, field }: ControlProps) {
  const what = calledField(field, useOpenStudio());
  if (field.isRequired) return null;
  return (
    <Press
      data-small
      aria-label={fill(words.field.remove, { what })}
      onPress={() => edit(file, { op: 'remove', pointer: field.pointer })}
    >
      {words.findings.remove}
    </Press>
  );
}

interface AddNameProps {
  readonly title: string;
  readonly taken: readonly string[];
  readonly isDay: boolean;
  readonly onClose: () => void;
  readonly onChoose: (name: string) => void;
}

/** Asks for the name of something new, and derives its key from that. */
function AddName({ title, taken, isDay, onClose, onChoose }: AddNameProps) {
  const [typed, setTyped] = useState('');
  const name = isDay ? typed : internalName(typed);
  const isTaken = taken.includes(name);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={dialog.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !isTaken) onChoose(name);
        }}
      >
        <label>
          {isDay ? words.field.day : words.field.name}{' '}
          <input
            type={isDay ? 'date' : 'text'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {isTaken ? (
          <p role="alert">{words.adding.refused.taken}</p>
        ) : (
          !isDay && <p>{words.field.nameHint}</p>
        )}
        <button type="submit" disabled={name === '' || isTaken}>
          {title}
        </button>
      </form>
    </Dialog>
  );
}
