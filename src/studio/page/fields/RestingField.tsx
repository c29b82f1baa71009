import { isObject } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { listOf } from '../../model/field.ts';
import { edit } from '../store.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { ControlProps } from './FieldView.tsx';
import { RestsOn } from './RestsOn.tsx';
import { SentenceControl } from './SentenceControl.tsx';

/** A text that would become false if some fact changed: the text, and the facts. */
export function RestingField({ file, field, actions }: ControlProps) {
  const value = isObject(field.value) ? field.value : {};
  const pointer = childOf(field.pointer, 'text');
  return (
    <FieldFrame file={file} field={field} actions={actions} isGroup>
      {({ described }) => (
        <>
          <SentenceControl
            file={file}
            pointer={pointer}
            value={typeof value.text === 'string' ? value.text : ''}
            label={field.title}
            describedBy={described}
            onChange={(text) => edit(file, { op: 'set', pointer, value: text })}
          />
          <RestsOn
            file={file}
            pointer={childOf(field.pointer, 'restsOn')}
            facts={listOf(value.restsOn)}
          />
        </>
      )}
    </FieldFrame>
  );
}
