import { useState } from 'react';
import { escapePointer, type Json } from '../../../content/json.ts';
import { childOf, parentOf } from '../../model/edit.ts';
import { type Field, idOf, partsOf } from '../../model/field.ts';
import { fieldLabel } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { pageForFile } from '../preview/pages-showing.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { Adders } from './Adders.tsx';
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
  const isList = field.kind === 'list';
  const [All, One] = isList ? (['ol', 'li'] as const) : (['div', 'div'] as const);
  // Texts follow the order of the list that names them; only facts have an order of their own.
  const isOrdered = isList || (field.kind === 'names' && file.startsWith('facts/'));
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
                    up={placeOf(index - 1)}
                    down={placeOf(index + 1)}
                    onDrag={(isDragging) => setDragged(isDragging ? part : undefined)}
                  />
                ) : (
                  <Removal file={file} field={part} />
                )
              }
            />
          </One>
        ))}
      </All>
      {only === undefined && <Adders file={file} field={field} />}
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
  /** The index that it moves to; below 0 if there is none. */
  readonly up: number;
  readonly down: number;
  readonly onDrag: (isDragging: boolean) => void;
}

/** A handle and buttons that move a part among its siblings, or remove it. */
function ItemActions({ file, pointer, what, up, down, onDrag }: ItemActionsProps) {
  // The focus follows what moves: the next click moves it further.
  const moveBy = (sign: string, to: number) => {
    move(file, pointer, to);
    const isItem = /\/\d+$/.test(pointer);
    const now = CSS.escape(isItem ? childOf(parentOf(pointer), to) : pointer);
    const button = `[data-pointer="${now}"] [data-sign="${sign}"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(button)?.focus());
  };
  const tools = [
    ['up', up < 0, () => moveBy('up', up)],
    ['down', down < 0, () => moveBy('down', down)],
    ['remove', false, () => edit(file, { op: 'remove', pointer })],
  ] as const;
  return (
    <span className={styles.tools}>
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      />
      {tools.map(([sign, isOff, press]) => {
        const label = fill(words.field[sign], { what });
        return (
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
