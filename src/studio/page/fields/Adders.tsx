import { appendTo } from '../../../author/edit.ts';
import { childOf, isObject, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { kebabCase } from '../../../content/paths.ts';
import { emptyValue, type Field, fieldParts, listOf, newPart } from '../../model/field.ts';
import type { SchemaBook } from '../../model/schema-book.ts';
import { slugOf } from '../../model/slug.ts';
import styles from '../Content.module.css';
import { optionLabel } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { VENUES } from '../preview/pages-showing.ts';
import { saidOf } from '../said-names.ts';
import {
  allAnswered,
  currentStudio,
  edit,
  goTo,
  type Studio,
  showStatus,
  useOpenStudio,
} from '../store.ts';
import { fill, lowered, optionName, words } from '../words.ts';
import type { ControlProps } from './field-props.ts';
import { StatedLink } from './StatedLink.tsx';

/** Adds a value, and goes to it. */
function addAt(file: string, pointer: string, value: Json): void {
  edit(file, { op: 'set', pointer, value });
  goTo({ file, pointer });
}

/**
 * Adds an item, and goes to it: another window may have added one too, so the server is asked for
 * its position.
 */
async function append(file: string, list: string, value: Json): Promise<void> {
  const { route } = currentStudio();
  edit(file, { op: 'set', pointer: appendTo(list), value });
  await allAnswered();
  // Stay on another view if the user has gone there in the meantime.
  if (currentStudio().route !== route) return;
  const items = valueAt(currentStudio().values[file] ?? null, pointerSteps(list));
  goTo({ file, pointer: childOf(list, Object.keys(Object(items)).length - 1) });
}

/** A button for each value that can be added to a group or a list. */
export function Adders({ file, field }: ControlProps) {
  const { book, names } = useOpenStudio();
  const parts = fieldParts(book, field).absent.filter(
    ({ described }) => described.node.readOnly !== true,
  );
  return (
    <div className={styles.row}>
      {parts.map(({ name, title, pointer, described }) => (
        <ActionButton
          key={name}
          data-small
          onPress={() => addAt(file, pointer, emptyValue(book, described, names))}
        >
          {described.node.type === 'boolean'
            ? fill(words.field.addChoice, { what: title })
            : fill(words.field.add, { what: lowered(title) })}
        </ActionButton>
      ))}
      <NewMember file={file} field={field} />
    </div>
  );
}

/** The names that the parts of a group or a list may have, each once; empty if they are free. */
function knownNames({ book, names, values }: Studio, file: string, field: Field): string[] {
  const { node } = field.described;
  if (field.kind === 'list')
    return node.uniqueItems === true ? Object.keys(names[referenceIn(book, field)] ?? {}) : [];
  const [, root = '', ...steps] = pointerSteps(field.pointer);
  // A venue overrides what the camp has.
  const camp = file === VENUES && valueAt(values[`facts/${kebabCase(root)}.json`] ?? null, steps);
  if (isObject(camp || null)) return Object.keys(Object(camp));
  const { enum: listed } = book.names(field.described);
  return listed ? listOf(listed) : Object.keys(names[referenceIn(book, field)] ?? {});
}

/** What the names of a group's members, or the items of a list, refer to; empty for nothing. */
function referenceIn(book: SchemaBook, field: Field): string {
  const part = field.kind === 'list' ? newPart(book, field)?.node : book.names(field.described);
  return String(part?.reference ?? '');
}

/** Adds an item to a list, or a member under a name that is chosen or typed. */
function NewMember({ file, field }: ControlProps) {
  const studio = useOpenStudio();
  const { book } = studio;
  const part = newPart(book, field);
  if (!part) return null;
  const what = lowered(String(part.node.title ?? ''));
  const title = what ? fill(words.field.add, { what }) : words.field.addItem;
  const { pointer } = field;
  const isList = field.kind === 'list';
  const taken = isList ? listOf(field.value) : Object.keys(Object(field.value));
  const add = (name?: string, called = '') => {
    const empty = emptyValue(book, part, studio.names);
    // The typed name also fills `name` or `title`.
    const own = ['name', 'title'].find((key) => isObject(empty) && typeof empty[key] === 'string');
    const value = own === undefined ? empty : { ...Object(empty), [own]: called };
    if (name === undefined) return append(file, pointer, value);
    return addAt(file, childOf(pointer, name), value);
  };
  // What belongs in several files is added to all of them, by the view for adding.
  const { adds } = field.described.node;
  const isSpread = file.startsWith('facts/') || part.node.type === 'string';
  const word = isObject(adds) && isSpread ? (adds.word ?? adds.names) : undefined;
  const reference = referenceIn(book, field);
  // If names come from a list, one is chosen instead of typed.
  const known = knownNames(studio, file, field);
  // An item that is still empty takes the choice itself.
  const free = taken.includes('') ? [] : known.filter((name) => !taken.includes(name));
  const choice = free.length > 0 && (
    <NameChoice
      {...{ title, taken, reference }}
      names={free}
      onChoose={(name) => (isList ? append(file, pointer, name) : add(name))}
    />
  );
  if (word !== undefined)
    return (
      <>
        {isList && choice}
        {isList && <StatedLink kind={reference} />}
        <ActionButton data-small onPress={() => goTo({ view: 'add', pointer: String(word) })}>
          {isList && choice ? words.field.addNew : title}
        </ActionButton>
      </>
    );
  if (known.length > 0) return choice;
  if (isList)
    return (
      <ActionButton data-small onPress={() => add()}>
        {title}
      </ActionButton>
    );
  const isDay = book.names(field.described).format === 'date';
  return <NamedMember title={title} taken={taken} isDay={isDay} onAdd={add} />;
}

interface NameChoiceProps {
  readonly title: string;
  readonly taken: readonly string[];
  readonly names: readonly string[];
  /** What the names refer to; empty for nothing. */
  readonly reference: string;
  readonly onChoose: (name: string) => void;
}

/** Chooses a name among those that are free. */
function NameChoice({ title, taken, names, reference, onChoose }: NameChoiceProps) {
  const studio = useOpenStudio();
  return (
    <select
      data-small
      value=""
      aria-label={title}
      onChange={({ target: { value } }) => onChoose(value)}
    >
      <option value="">{title}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {reference
            ? optionLabel(studio, reference, name)
            : (saidOf(studio, name, taken) ?? optionName(name))}
        </option>
      ))}
    </select>
  );
}

interface NamedMemberProps {
  readonly title: string;
  readonly taken: readonly string[];
  readonly isDay: boolean;
  readonly onAdd: (name: string, typed: string) => void;
}

/** Asks for the name, or the day, of a new member. */
function NamedMember({ title, taken, isDay, onAdd }: NamedMemberProps) {
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = String(new FormData(form).get('name')).trim();
        const name = isDay ? typed : slugOf(typed);
        if (name === '' || taken.includes(name))
          return showStatus(words.refusals[name === '' ? 'invalid-name' : 'name-taken']);
        form.reset();
        onAdd(name, typed);
      }}
    >
      <input
        name="name"
        type={isDay ? 'date' : 'text'}
        required
        aria-label={isDay ? words.field.day : words.field.name}
        placeholder={words.field.name}
      />
      <button type="submit" data-small>
        {title}
      </button>
    </form>
  );
}
