import { edit } from '../store.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { ControlProps } from './FieldView.tsx';
import { SentenceControl } from './SentenceControl.tsx';

/** A text of one line, with chips for the facts in it. */
export function SentenceField({ file, field, actions }: ControlProps) {
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <SentenceControl
          file={file}
          pointer={field.pointer}
          value={typeof field.value === 'string' ? field.value : ''}
          label={field.title}
          describedBy={described}
          onChange={(value) => edit(file, { op: 'set', pointer: field.pointer, value })}
        />
      )}
    </FieldFrame>
  );
}
