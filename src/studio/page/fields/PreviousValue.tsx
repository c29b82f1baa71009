import { pointerSteps, sameJson } from '../../../content/json.ts';
import { editsFor } from '../../model/confirm.ts';
import { valueBefore } from '../../model/edit.ts';
import type { Field } from '../../model/field.ts';
import styles from '../Content.module.css';
import { studioFor } from '../file-titles.ts';
import { valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/** What an edited value was before, and a button that puts it back. */
export function PreviousValue({ file, field }: { file: string; field: Field }) {
  const studio = useOpenStudio();
  const { pointer } = field;
  const { [file]: whole = null } = studio.before;
  const now = studio.values[file] ?? null;
  const before = valueBefore(whole, now, pointerSteps(pointer));
  if (before === undefined || field.value === undefined || sameJson(before, field.value))
    return null;
  const putBack = () => edit(file, ...editsFor(now, whole, pointer, before, { isTyped: true }));
  return (
    <p className={styles.secondary}>
      {fill(words.field.before, {
        value: valueInWords(studioFor(studio, file), before, field) || '—',
      })}{' '}
      <ActionButton data-small onPress={putBack}>
        {words.field.putBack}
      </ActionButton>
    </p>
  );
}
