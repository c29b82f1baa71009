import { type Location, parentOf } from '../../model/edit.ts';
import type { Field } from '../../model/field.ts';
import styles from '../Content.module.css';
import { fileTitle } from '../file-titles.ts';
import { fieldIn, titlesIn } from '../labels.ts';
import { formsFor } from '../state-forms.ts';
import { useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import { PreviousValue } from './PreviousValue.tsx';
import { SentenceControl } from './SentenceControl.tsx';

/** What families read once a state is confirmed, page by page in every language, to edit. */
export function StateSentences(place: Location) {
  const studio = useOpenStudio();
  return [...Map.groupBy(formsFor(studio, place), ({ file }) => file)].map(([file, forms]) => (
    <fieldset key={file}>
      <legend>{fileTitle(studio, file)}</legend>
      {forms.map(({ pointer }) => {
        const form = fieldIn(studio, file, pointer);
        const title = titlesIn(studio, file, parentOf(parentOf(pointer))).join(' › ');
        return (
          form && (
            <div key={pointer}>
              <small>{title}</small>
              <StateForm file={file} form={form} title={title} />
            </div>
          )
        );
      })}
    </fieldset>
  ));
}

interface StateFormProps {
  readonly file: string;
  readonly form: Field;
  /** The title of the whole sentence. */
  readonly title: string;
}

/** The text for one state. */
export function StateForm({ file, form, title }: StateFormProps) {
  const { pointer, value, name } = form;
  const label = fill(words.field.form, { state: optionName(name) });
  return (
    <div className={styles.callout} data-pointer={pointer}>
      <span className={styles.label}>{label}</span>
      {value === null && <p>{words.field.noForm}</p>}
      <SentenceControl
        file={file}
        pointer={pointer}
        value={value}
        label={`${title}: ${label}`}
        describedBy=""
      />
      <PreviousValue file={file} field={form} />
    </div>
  );
}
