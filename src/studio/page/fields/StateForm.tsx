import type { Field } from '../../model/field.ts';
import styles from '../Content.module.css';
import { fill, optionName, words } from '../words.ts';
import { Before } from './Before.tsx';
import { SentenceControl } from './SentenceControl.tsx';

/** The pointer of a form, or of a nested form, in an item of a list. */
const ITEM_FORM = /\/\d+(?:\/forms\/[^/]+)+$/;

export interface StateFormProps {
  readonly file: string;
  readonly form: Field;
  /** The title of the whole sentence. */
  readonly title: string;
}

/** The text for one state. */
export function StateForm({ file, form, title }: StateFormProps) {
  const { pointer, value, name } = form;
  const label = fill(words.field.form, { state: optionName(name) });
  // A list item without words is left out; another text without words is an error.
  const none = ITEM_FORM.test(pointer) ? null : '';
  return (
    <div className={styles.edged} data-pointer={pointer}>
      <span className={styles.label}>{label}</span>
      {value === null && <p>{words.field.noForm}</p>}
      <SentenceControl
        file={file}
        pointer={pointer}
        value={value}
        label={`${title}: ${label}`}
        describedBy=""
        none={none}
      />
      <Before file={file} field={form} />
    </div>
  );
}
