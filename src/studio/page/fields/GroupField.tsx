import { type ComponentType, type ReactNode, useState } from 'react';
import type { Location } from '../../../author/edit.ts';
import { childOf, type Json } from '../../../content/json.ts';
import { type Field, fieldParts, idOf } from '../../model/field.ts';
import styles from '../Content.module.css';
import { factIn } from '../file-titles.ts';
import { isWrongIn } from '../finding-sentence.ts';
import { fieldIn, fieldLabel, ownWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { pageForFile } from '../preview/pages-showing.ts';
import { wordsPlace } from '../preview/shown-field.ts';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { Adders } from './Adders.tsx';
import { FieldFindings, FindingsBeside } from './FieldFrame.tsx';
import type { ControlProps, NestingProps } from './field-props.ts';
import { ItemActions, removalOf } from './ItemActions.tsx';
import { StillListed } from './StillListed.tsx';

/** A group or a list of values under one title. */
export function GroupField(props: NestingProps) {
  return (
    <GroupFrame {...props}>
      <OrderLink {...props} />
      <EmptyList {...props} />
      <StillListed {...props} />
      <Members {...props} />
    </GroupFrame>
  );
}

/** What visitors read for a list without items: «chiuso». */
function EmptyList({ file, field }: ControlProps) {
  const [text] = Object.values(factIn(useOpenStudio(), file, field.pointer)?.forms ?? {});
  const isEmpty = Array.isArray(field.value) && field.value.length === 0;
  return isEmpty && text ? <p>{fill(words.field.emptyReads, { text })}</p> : null;
}

interface GroupFrameProps extends ControlProps {
  /** Renders the words of what has only an internal name here. */
  readonly View?: ComponentType<ControlProps>;
  readonly children: ReactNode;
}

/** Longer lists fold each of their members to a line. */
const MAX_OPEN = 3;

/** The frame of several values under one title; one among others folds to that. */
export function GroupFrame({ file, field, actions, View, children }: GroupFrameProps) {
  const studio = useOpenStudio();
  const [isOpen, setOpen] = useState(false);
  const { pointer, hint, siblingCount } = field;
  const isItem = siblingCount !== undefined && !field.isNamed;
  const label = called(fieldLabel(field, studio), field, isItem);
  const values = field.isNamed && !file.startsWith('texts/') ? ownWords(field, studio) : '';
  const its = isOpen && !file.startsWith('texts/') ? wordsPlace(studio, field) : undefined;
  const itsWords = its && fieldIn(studio, its.file, its.pointer);
  const content = (
    <>
      {hint && <p className={styles.secondary}>{hint}</p>}
      <FieldFindings file={file} pointer={pointer} />
      <FindingsBeside file={file} pointer={pointer} />
      {View && itsWords && <View file={its.file} field={withoutFold(itsWords)} />}
      {children}
    </>
  );
  if (siblingCount === undefined)
    return (
      <fieldset data-pointer={pointer}>
        <legend>{label}</legend>
        {actions && <div className={styles.corner}>{actions}</div>}
        {content}
      </fieldset>
    );
  return (
    <fieldset className={styles.folded} data-pointer={pointer} aria-label={label}>
      {actions}
      <details
        open={siblingCount <= MAX_OPEN}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary data-wrong={isWrongIn(studio, file, pointer)}>
          {label} {!label.includes(values) && <small>{values}</small>}
        </summary>
        {content}
      </details>
    </fieldset>
  );
}

/** A field under a title of its own. */
export function withoutFold({ siblingCount: _, ...field }: Field): Field {
  return field;
}

/** The members of a group or a list without its title; also used for one part of a file. */
export function Members({ file, field, only, View }: NestingProps & { only?: readonly string[] }) {
  const studio = useOpenStudio();
  const { fields } = fieldParts(studio.book, field);
  const shown = fields.filter(({ name }) => only === undefined || only.includes(name));
  const isList = field.kind === 'list';
  const [All, One] = isList ? (['ol', 'li'] as const) : (['div', 'div'] as const);
  // Texts follow the order of the list that names them; only facts have an order of their own.
  const isOrdered = isList || (field.kind === 'names' && file.startsWith('facts/'));
  // A member moves past its visible neighbour, even if the file has hidden ones between.
  const names = Object.keys(Object(field.value));
  const places = shown.map(({ name }) => names.indexOf(name));
  return (
    <>
      <All className={styles.column}>
        {shown.map((part, index) => (
          <One key={part.name} className={isList ? styles.callout : undefined}>
            <View
              file={file}
              field={part}
              actions={
                isOrdered ? (
                  <ItemActions
                    file={file}
                    pointer={part.pointer}
                    what={called(fieldLabel(part, studio), part, isList)}
                    places={places}
                    at={index}
                  />
                ) : (
                  !part.isRequired && (
                    <RemoveButton
                      file={file}
                      pointer={part.pointer}
                      what={fieldLabel(part, studio)}
                    />
                  )
                )
              }
            />
          </One>
        ))}
      </All>
      <Adders file={file} field={field} />
    </>
  );
}

/** An item without words of its own gets its number. */
function called(label: string, { title, name }: Field, isItem: boolean): string {
  return isItem && label === title ? `${label} ${Number(name) + 1}` : label;
}

/** Removes a value that the schema does not require. */
export function RemoveButton({ file, pointer, what }: Location & { what: string }) {
  const studio = useOpenStudio();
  return (
    <ActionButton
      data-small
      aria-label={fill(words.field.remove, { what })}
      onPress={() => edit(file, { op: 'remove', pointer: removalOf(studio, { file, pointer }) })}
    >
      {words.findings.remove}
    </ActionButton>
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
    <ActionButton data-small onPress={() => goTo({ file: structure, pointer })}>
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
    const found = listOfNames(part, group, childOf(pointer, key));
    if (found !== undefined) return found;
  }
  return undefined;
}
