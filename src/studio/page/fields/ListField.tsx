import { useState } from 'react';
import { childOf } from '../../model/edit.ts';
import { emptyValue, type Field, newPart, partsOf } from '../../model/field.ts';
import { calledField } from '../called.ts';
import { Press } from '../parts/Press.tsx';
import { edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { GroupFrame } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { FieldView } from './FieldView.tsx';

/** Values in an order that visitors see: moved with buttons, or dragged. */
export function ListField({ file, field, actions }: ControlProps) {
  const studio = useOpenStudio();
  const { book } = studio;
  const { fields } = partsOf(book, field);
  const part = newPart(book, field);
  const [dragged, setDragged] = useState<Field>();
  const what = String(part?.node.title ?? '').toLowerCase();
  return (
    <GroupFrame file={file} field={field} title={field.title} actions={actions}>
      <ol className={styles.items}>
        {fields.map((item, index) => (
          <li
            key={item.pointer}
            className={styles.item}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={() => dragged && move(file, dragged.pointer, index)}
          >
            <FieldView
              file={file}
              field={item}
              actions={
                <ItemActions
                  file={file}
                  pointer={item.pointer}
                  what={nameIn(studio, item, index)}
                  up={index - 1}
                  down={index + 1 < fields.length ? index + 1 : -1}
                  onDrag={(isDragging) => setDragged(isDragging ? item : undefined)}
                />
              }
            />
          </li>
        ))}
      </ol>
      {part && (
        <Press
          data-small
          onPress={() => {
            edit(file, { op: 'append', pointer: field.pointer, value: emptyValue(book, part) });
            goTo({ view: 'file', file, pointer: childOf(field.pointer, fields.length) });
          }}
        >
          {what ? fill(words.field.add, { what }) : words.field.addItem}
        </Press>
      )}
    </GroupFrame>
  );
}

/** The label of an item: its words, or its number. */
function nameIn(studio: Studio, item: Field, index: number): string {
  const called = calledField(item, studio);
  return called === item.title ? `${called} ${index + 1}` : called;
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
  readonly onDrag?: (isDragging: boolean) => void;
}

/** Buttons that move a part among its siblings, or remove it. */
export function ItemActions({ file, pointer, what, up, down, onDrag }: ItemActionsProps) {
  const tools = [
    ['up', up < 0, () => move(file, pointer, up)],
    ['down', down < 0, () => move(file, pointer, down)],
    ['remove', false, () => edit(file, { op: 'remove', pointer })],
  ] as const;
  return (
    <span className={styles.tools}>
      {onDrag && (
        <span
          className={styles.handle}
          draggable
          aria-hidden="true"
          onDragStart={() => onDrag(true)}
          onDragEnd={() => onDrag(false)}
        />
      )}
      {tools.map(([sign, isOff, press]) => {
        const label = fill(words.field[sign], { what });
        return (
          <Press
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
