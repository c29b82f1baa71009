import { childOf, parentOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { editsFor, isState } from '../../model/confirm.ts';
import { valueInWords } from '../labels.ts';
import { currentStudio, edit, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import { ChoiceField, NameField } from './ChoiceField.tsx';
import { FieldFrame, saidOfNeed } from './FieldFrame.tsx';
import type { ControlProps, SingleProps } from './field-props.ts';
import { GroupField } from './GroupField.tsx';
import { PictureDrop, pictureOf } from './PictureDrop.tsx';
import { SaysField } from './SaysField.tsx';
import { SentenceField, StatesField } from './SentenceFields.tsx';
import { DateTimeField, SwitchField, TypedField } from './TypedFields.tsx';

const SINGLE = {
  plain: TypedField,
  number: TypedField,
  boolean: SwitchField,
  choice: ChoiceField,
  reference: ChoiceField,
  date: TypedField,
  month: TypedField,
  dateTime: DateTimeField,
  time: TypedField,
  any: ReadOnlyField,
} as const;

const WHOLE = {
  sentence: SentenceField,
  group: GroupField,
  names: GroupField,
  list: GroupField,
  dependent: SentenceField,
  states: StatesField,
  says: SaysField,
} as const;

/** A value that has no control, such as what a page said when a question was opened. */
function ReadOnlyField({ field }: SingleProps) {
  return <p>{valueInWords(useOpenStudio(), field.value)}</p>;
}

/** Definitions of internal names. */
const INNER = new Set(['id', 'anchor']);

/** The control for a value of any kind; one with parts renders them with this component. */
export function FieldView({ file, field, actions }: ControlProps) {
  const { kind, pointer } = field;
  if (kind in WHOLE) {
    const Whole = WHOLE[kind as keyof typeof WHOLE];
    return <Whole file={file} field={field} actions={actions} View={FieldView} />;
  }
  const picture = pictureOf(file, pointer);
  const isName = kind === 'plain' && INNER.has(field.definition);
  const Single = isName ? NameField : SINGLE[kind as keyof typeof SINGLE];
  return (
    <FieldFrame file={file} field={field} actions={actions}>
      {({ control, described }) => (
        <>
          <Single
            file={file}
            field={field}
            control={{ id: control, 'aria-describedby': described || undefined }}
            onChange={(value) => {
              const { values, before } = currentStudio();
              const { [file]: whole = null } = values;
              const block = pointerSteps(childOf(parentOf(pointer), 'confirm'));
              const needed = saidOfNeed(String(valueAt(whole, [...block, 'note']) ?? ''));
              const how = isState(field) ? { note: words.confirm.again } : { isTyped: !needed };
              edit(file, ...editsFor(whole, before[file], pointer, value, how));
            }}
          />
          {picture !== undefined && <PictureDrop id={picture} />}
        </>
      )}
    </FieldFrame>
  );
}
