import { useState } from 'react';
import { childOf } from '../../model/edit.ts';
import { emptyValue, type Field, newPart, partsOf } from '../../model/field.ts';
import { calledField } from '../called.ts';
import { FindingNote } from '../parts/FindingNote.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { fill, lowered, words } from '../words.ts';
import { AddName } from './AddName.tsx';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { FieldView } from './FieldView.tsx';
import { useFindings } from './use-findings.ts';

/** A group of values under one title; what is missing can be added, what is not needed removed. */
export function GroupField({ file, field, actions }: ControlProps) {
  const found = useFindings(file, field.pointer);
  const studio = useOpenStudio();
  const title = calledField(field, studio);
  return (
    <fieldset className={styles.group} data-pointer={field.pointer}>
      <legend className={styles.legend}>{title}</legend>
      {actions && <div className={styles.corner}>{actions}</div>}
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      {found.map((finding) => (
        <FindingNote key={`${finding.code}${finding.message}`} finding={finding} />
      ))}
      <Members file={file} field={field} />
    </fieldset>
  );
}

/** The members of a group without its title: also what a part of a file shows. */
export function Members({ file, field, only }: ControlProps & { only?: readonly string[] }) {
  const { book } = useOpenStudio();
  const { fields } = partsOf(book, field);
  const wanted = ({ name }: Field) => only === undefined || only.includes(name);
  return (
    <>
      <div className={styles.members}>
        {fields.filter(wanted).map((part) => (
          <FieldView
            key={part.name}
            file={file}
            field={part}
            actions={<Removal file={file} field={part} />}
          />
        ))}
      </div>
      {only === undefined && <Adders file={file} field={field} />}
    </>
  );
}

/** What may be there and is not: one press each. */
export function Adders({ file, field }: ControlProps) {
  const { book } = useOpenStudio();
  return (
    <div className={styles.adders}>
      {partsOf(book, field).absent.map((part) => (
        <button
          key={part.name}
          type="button"
          className={styles.small}
          onClick={() =>
            edit(file, {
              op: 'set',
              pointer: part.pointer,
              value: emptyValue(book, part.described),
            })
          }
        >
          {fill(words.field.add, { what: lowered(part.title) })}
        </button>
      ))}
      <NewMember file={file} field={field} />
    </div>
  );
}

function NewMember({ file, field }: ControlProps) {
  const { book } = useOpenStudio();
  const [isAsking, setAsking] = useState(false);
  const part = newPart(book, field);
  if (!part) return null;
  const what = lowered(String(part.node.title ?? ''));
  const taken = Object.keys(Object(field.value));
  return (
    <>
      <button type="button" className={styles.small} onClick={() => setAsking(true)}>
        {fill(words.field.add, { what })}
      </button>
      {isAsking && (
        <AddName
          title={fill(words.field.add, { what })}
          taken={taken}
          onClose={() => setAsking(false)}
          onChoose={(name) => {
            setAsking(false);
            const pointer = childOf(field.pointer, name);
            edit(file, { op: 'set', pointer, value: emptyValue(book, part) });
          }}
        />
      )}
    </>
  );
}

/** What the schema does not ask for can go. */
function Removal({ file, field }: ControlProps) {
  const what = calledField(field, useOpenStudio());
  if (field.isRequired) return null;
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={fill(words.field.remove, { what })}
      onClick={() => edit(file, { op: 'remove', pointer: field.pointer })}
    >
      {words.findings.remove}
    </button>
  );
}
