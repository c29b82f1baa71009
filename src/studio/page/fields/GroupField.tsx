import { useState } from 'react';
import { escapePointer, type Json } from '../../../content/json.ts';
import { childOf, parentOf } from '../../model/edit.ts';
import { copyOf, type Field, idOf, isSingle, partsOf } from '../../model/field.ts';
import { fieldLabel } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { pageForFile } from '../preview/pages-showing.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { Adders, addAt, knownNames } from './Adders.tsx';
import { GroupFrame } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { FieldView } from './FieldView.tsx';

/** A group or a list of values under one title. */
export function GroupField(props: ControlProps) {
  return (
    <GroupFrame {...props}>
      <OrderLink {...props} />
      <Members {...props} />
    </GroupFrame>
  );
}

/** The members of a group or a list without its title; also used for one part of a file. */
export function Members({ file, field, only }: ControlProps & { only?: readonly string[] }) {
  const studio = useOpenStudio();
  const { fields } = partsOf(studio.book, field);
  const shown = fields.filter(({ name }) => only === undefined || only.includes(name));
  const [dragged, setDragged] = useState<Field>();
  const [copied, setCopied] = useState<Field>();
  const isList = field.kind === 'list';
  const [All, One] = isList ? (['ol', 'li'] as const) : (['div', 'div'] as const);
  // Texts follow the order of the list that names them; only facts have an order of their own.
  const isOrdered = isList || (field.kind === 'names' && file.startsWith('facts/'));
  // A copy in a named group first asks for a name.
  const canCopy = isList || knownNames(studio, field).length === 0;
  const copy = (part: Field) =>
    isList
      ? addAt(file, childOf(field.pointer, shown.length), copyOf(studio.book, part), field.pointer)
      : setCopied(part);
  // A member moves past its visible neighbour, even if the file has hidden ones between.
  const names = Object.keys(Object(field.value));
  const placeOf = (at: number) => names.indexOf(shown[at]?.name ?? '');
  return (
    <>
      <All className={styles.members}>
        {shown.map((part, index) => (
          <One
            key={part.name}
            className={isList ? styles.item : undefined}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={() => dragged && move(file, dragged.pointer, placeOf(index))}
          >
            <FieldView
              file={file}
              field={part}
              actions={
                isOrdered ? (
                  <ItemActions
                    file={file}
                    pointer={part.pointer}
                    what={called(fieldLabel(part, studio), part, isList)}
                    places={[0, index - 1, index + 1, shown.length - 1].map(placeOf)}
                    onDrag={(isDragging) => setDragged(isDragging ? part : undefined)}
                    onCopy={canCopy && !isSingle(part) ? () => copy(part) : undefined}
                  />
                ) : (
                  <Removal file={file} field={part} />
                )
              }
            />
          </One>
        ))}
      </All>
      {only === undefined && (
        <Adders file={file} field={field} copied={copied} onCopied={() => setCopied(undefined)} />
      )}
    </>
  );
}

/** An item without words of its own gets its number. */
function called(said: string, { title, name }: Field, isItem: boolean): string {
  return isItem && said === title ? `${said} ${Number(name) + 1}` : said;
}

/** Removes a value that the schema does not require. */
function Removal({ file, field }: ControlProps) {
  const what = fieldLabel(field, useOpenStudio());
  if (field.isRequired) return null;
  return (
    <ActionButton
      data-small
      aria-label={fill(words.field.remove, { what })}
      onPress={() => edit(file, { op: 'remove', pointer: field.pointer })}
    >
      {words.findings.remove}
    </ActionButton>
  );
}

function move(file: string, pointer: string, to: number): void {
  edit(file, { op: 'move', pointer, to });
}

interface ItemActionsProps {
  readonly file: string;
  readonly pointer: string;
  readonly what: string;
  /** The indexes of the first place, the ones before and after, and the last; below 0 if none. */
  readonly places: readonly number[];
  readonly onDrag: (isDragging: boolean) => void;
  readonly onCopy?: (() => void) | undefined;
}

const KEYS = ['Home', 'ArrowUp', 'ArrowDown', 'End'];

/** A handle and buttons that move a part among its siblings, also by keys, copy it, or remove it. */
function ItemActions({ file, pointer, what, places, onDrag, onCopy }: ItemActionsProps) {
  const [, up = -1, down = -1] = places;
  // The focus goes with what moves: the next press moves it further.
  const moveTo = (to: number, focused: string) => {
    const isItem = /\/\d+$/.test(pointer);
    const now = isItem ? childOf(parentOf(pointer), to) : pointer;
    const foldAt = (at: string) =>
      document.querySelector<HTMLDetailsElement>(`[data-pointer="${CSS.escape(at)}"] > details`);
    const [from, next] = [foldAt(pointer), foldAt(now)];
    move(file, pointer, to);
    // Items are known by their place.
    if (from && next) [from.open, next.open] = [next.open, from.open];
    requestAnimationFrame(() => {
      // The last toolbar: those of its own members come before.
      const own = `[data-pointer="${CSS.escape(now)}"] [role="toolbar"]`;
      const toolbar = [...document.querySelectorAll(own)].at(-1);
      const button = (of: string) => toolbar?.querySelector<HTMLElement>(`${of}:enabled`);
      (button(`[data-sign="${focused}"]`) ?? button('button'))?.focus();
    });
  };
  const tools = [
    ['up', up < 0, () => moveTo(up, 'up')],
    ['down', down < 0, () => moveTo(down, 'down')],
    ['copy', !onCopy, () => onCopy?.()],
    ['remove', false, () => edit(file, { op: 'remove', pointer })],
  ] as const;
  return (
    <span
      role="toolbar"
      aria-label={fill(words.field.move, { what })}
      className={styles.tools}
      onKeyDown={(event) => {
        const to = places[KEYS.indexOf(event.key)] ?? -1;
        if (to < 0) return;
        event.preventDefault();
        const { sign } = (event.target as HTMLElement).dataset;
        moveTo(to, sign ?? 'up');
      }}
    >
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        title={words.field.drag}
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      />
      {tools.map(([sign, isOff, press]) => {
        const label = fill(words.field[sign], { what });
        return sign === 'copy' && isOff ? null : (
          <ActionButton
            key={sign}
            className={styles.tool}
            data-sign={sign}
            aria-label={label}
            title={label}
            disabled={isOff}
            onPress={press}
          />
        );
      })}
    </span>
  );
}

/** A link from texts to the list that sets their order. */
function OrderLink({ file, field }: ControlProps) {
  const { values } = useOpenStudio();
  if (field.kind !== 'names' || !file.startsWith('texts/')) return null;
  const structure = `pages/${pageForFile(file)}.json`;
  const pointer = listOfNames(values[structure] ?? null, Object(field.value));
  if (pointer === undefined) return null;
  return (
    <ActionButton data-small onPress={() => goTo({ view: 'file', file: structure, pointer })}>
      {words.field.order}
    </ActionButton>
  );
}

/** The pointer of a list made of two or more of the names in a group; undefined if there is none. */
function listOfNames(value: Json, group: object, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isNames =
    Array.isArray(value) && value.every((item) => Object.hasOwn(group, idOf(item) ?? ''));
  if (isNames && value.length > 1) return pointer;
  for (const [key, part] of Object.entries(value)) {
    const found = listOfNames(part, group, `${pointer}/${escapePointer(key)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
