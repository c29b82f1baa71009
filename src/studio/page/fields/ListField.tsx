import { useState } from 'react';
import { emptyValue, type Field, newPart, partsOf } from '../../model/field.ts';
import { FindingNote } from '../parts/FindingNote.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { FieldView } from './FieldView.tsx';
import { useFindings } from './use-findings.ts';

/** Values in an order that visitors see: moved by buttons, by keys and by hand. */
export function ListField({ file, field, actions }: ControlProps) {
  const studio = useOpenStudio();
  const { book } = studio;
  const found = useFindings(file, field.pointer);
  const { fields } = partsOf(book, field);
  const part = newPart(book, field);
  const [dragged, setDragged] = useState<Field>();
  const what = String(part?.node.title ?? '').toLowerCase();
  return (
    <fieldset className={styles.group} data-pointer={field.pointer}>
      <legend className={styles.legend}>{field.title}</legend>
      {actions && <div className={styles.corner}>{actions}</div>}
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      {found.map((finding) => (
        <FindingNote key={`${finding.code}${finding.message}`} finding={finding} />
      ))}
      <ol className={styles.items}>
        {fields.map((item, index) => (
          <li
            key={item.pointer}
            className={styles.item}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={() => dragged && move(file, dragged, index)}
          >
            <FieldView
              file={file}
              field={item}
              actions={
                <ItemActions
                  file={file}
                  item={item}
                  count={fields.length}
                  onDrag={(isDragging) => setDragged(isDragging ? item : undefined)}
                />
              }
            />
          </li>
        ))}
      </ol>
      {part && (
        <button
          type="button"
          className={styles.small}
          onClick={() =>
            edit(file, { op: 'append', pointer: field.pointer, value: emptyValue(book, part) })
          }
        >
          {what ? fill(words.field.add, { what }) : words.field.addItem}
        </button>
      )}
    </fieldset>
  );
}

function move(file: string, { pointer }: Field, to: number): void {
  edit(file, { op: 'move', pointer, to });
}

interface ItemActionsProps {
  readonly file: string;
  readonly item: Field;
  readonly count: number;
  readonly onDrag: (isDragging: boolean) => void;
}

function ItemActions({ file, item, count, onDrag }: ItemActionsProps) {
  const index = Number(item.name);
  const what = `${item.title} ${index + 1}`;
  return (
    <span className={styles.tools}>
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      />
      <Tool
        label={fill(words.field.up, { what })}
        sign="up"
        isOff={index === 0}
        onPress={() => move(file, item, index - 1)}
      />
      <Tool
        label={fill(words.field.down, { what })}
        sign="down"
        isOff={index === count - 1}
        onPress={() => move(file, item, index + 1)}
      />
      <Tool
        label={fill(words.field.remove, { what })}
        sign="remove"
        isOff={false}
        onPress={() => edit(file, { op: 'remove', pointer: item.pointer })}
      />
    </span>
  );
}

interface ToolProps {
  readonly label: string;
  readonly sign: 'up' | 'down' | 'remove';
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Tool({ label, sign, isOff, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-sign={sign}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    />
  );
}
