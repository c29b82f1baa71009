import { useState } from 'react';
import { isObject, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { kebabCase } from '../../../content/paths.ts';
import { childOf, type Edit } from '../../model/edit.ts';
import { copyOf, emptyValue, type Field, fieldParts, listOf, newPart } from '../../model/field.ts';
import { internalName } from '../../model/internal-name.ts';
import styles from '../Content.module.css';
import { calledAs, saidOf } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, lowered, optionName, words } from '../words.ts';
import type { ControlProps } from './field-props.ts';

/** Adds a value, and goes to it. */
export function addAt(file: string, pointer: string, value: Json, list?: string): void {
  const added: Edit =
    list === undefined ? { op: 'set', pointer, value } : { op: 'append', pointer: list, value };
  edit(file, added);
  goTo({ view: 'file', file, pointer });
}

interface AddersProps extends ControlProps {
  /** The member to add another like it, if that was asked for. */
  readonly copied?: Field | undefined;
  readonly onCopied?: () => void;
}

/** A button for each value that can be added to a group or a list. */
export function Adders({ file, field, ...copying }: AddersProps) {
  const { book, names } = useOpenStudio();
  const parts = fieldParts(book, field).absent;
  return (
    <div className={styles.row}>
      {parts.map(({ name, title, pointer, described }) => (
        <ActionButton
          key={name}
          data-small
          onPress={() => addAt(file, pointer, emptyValue(book, described, names))}
        >
          {fill(words.field.add, { what: lowered(title) })}
        </ActionButton>
      ))}
      <NewMember file={file} field={field} {...copying} />
    </div>
  );
}

const VENUES = 'facts/venues.json';

/** The names that the members of a group may have; empty if they are free. */
export function knownNames({ book, names, values }: Studio, file: string, field: Field): string[] {
  const { enum: listed, reference = '' } = book.names(field.described);
  const [, root = '', ...steps] = pointerSteps(field.pointer);
  // A venue overrides what the camp has.
  const camp = file === VENUES && valueAt(values[`facts/${kebabCase(root)}.json`] ?? null, steps);
  if (isObject(camp || null)) return Object.keys(Object(camp));
  return listed ? listOf(listed) : Object.keys(names[String(reference)] ?? {});
}

/** Adds an item to a list, or a member under a name that is chosen or typed. */
function NewMember({ file, field, copied, onCopied }: AddersProps) {
  const studio = useOpenStudio();
  const { book } = studio;
  const [isAsking, setAsking] = useState(false);
  const part = newPart(book, field);
  if (!part) return null;
  const what = lowered(String(part.node.title ?? ''));
  const title = what ? fill(words.field.add, { what }) : words.field.addItem;
  const { pointer } = field;
  const taken = Object.keys(Object(field.value));
  const add = (name: string | number, list?: string, called = '') => {
    const empty = copied ? copyOf(book, copied) : emptyValue(book, part, studio.names);
    // What it is called is not asked twice.
    const own = ['name', 'title'].find((key) => isObject(empty) && typeof empty[key] === 'string');
    const value = own === undefined ? empty : { ...Object(empty), [own]: called };
    addAt(file, childOf(pointer, name), value, list);
  };
  // What stands in several files is added to all of them.
  const { adds } = field.described.node;
  const isSpread = file.startsWith('facts/') || part.node.type === 'string';
  const word = isObject(adds) && isSpread ? (adds.word ?? adds.names) : undefined;
  if (word !== undefined && !copied)
    return (
      <ActionButton
        data-small
        onPress={() => goTo({ view: 'add', file: '', pointer: String(word) })}
      >
        {title}
      </ActionButton>
    );
  const { reference, format } = book.names(field.described);
  // If names come from a list, one is chosen instead of typed.
  const known = knownNames(studio, file, field);
  const free = known.filter((name) => !taken.includes(name));
  const isList = field.kind === 'list';
  if (known.length > 0 && !isList)
    return free.length === 0 ? null : (
      <select data-small value="" aria-label={title} onChange={({ target }) => add(target.value)}>
        <option value="">{title}</option>
        {free.map((name) => (
          <option key={name} value={name}>
            {reference
              ? calledAs(studio, String(reference), name)
              : (saidOf(studio, name, taken) ?? optionName(name))}
          </option>
        ))}
      </select>
    );
  const close = () => {
    setAsking(false);
    onCopied?.();
  };
  return (
    <>
      <ActionButton
        data-small
        onPress={() => (isList ? add(taken.length, pointer) : setAsking(true))}
      >
        {title}
      </ActionButton>
      {(isAsking || copied) && (
        <AddName
          title={title}
          taken={taken}
          isDay={format === 'date'}
          onClose={close}
          onChoose={(name, typed) => {
            close();
            add(name, undefined, typed);
          }}
        />
      )}
    </>
  );
}

interface AddNameProps {
  readonly title: string;
  readonly taken: readonly string[];
  readonly isDay: boolean;
  readonly onClose: () => void;
  readonly onChoose: (name: string, typed: string) => void;
}

/** Asks for the name of something new, and derives its key from that. */
function AddName({ title, taken, isDay, onClose, onChoose }: AddNameProps) {
  const [typed, setTyped] = useState('');
  const name = isDay ? typed : internalName(typed);
  const isTaken = taken.includes(name);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !isTaken) onChoose(name, typed);
        }}
      >
        <label className={styles.asked}>
          {isDay ? words.field.day : words.field.name}
          <input
            type={isDay ? 'date' : 'text'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {isTaken ? (
          <p role="alert">{words.refusals.taken}</p>
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
