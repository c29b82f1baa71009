import { FileField } from '../../components/forms/FileField.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { type FieldName, LONGEST_CODE, PREFIX_LETTERS } from './file-name.ts';
import styles from './RenamerTool.module.css';
import type { RenamerTexts } from './renamer-texts.ts';
import type { Renamer } from './use-renamer.ts';

export interface RenamerFieldsProps {
  readonly texts: RenamerTexts;
  readonly renamer: Renamer;
  /** Where it is said what is wrong. */
  readonly errorId: string;
}

const FILES_ID = 'renamer-files';

/** Leads back to where photos are chosen, when the button that was pressed is gone. */
export function focusFiles(): void {
  document.getElementById(FILES_ID)?.focus();
}

/** What the names are made of, and the photos. */
export function RenamerFields({ texts, renamer, errorId }: RenamerFieldsProps) {
  const { fields } = texts;
  const field = (name: FieldName) => ({
    id: `renamer-${name}`,
    autoComplete: 'off' as const,
    value: renamer.fields[name],
    onType: (value: string) => renamer.type(name, name === 'prefix' ? inCapitals(value) : value),
    errorId: renamer.wrong.includes(name) ? errorId : undefined,
    ...fields[name],
  });
  const choose = (files: readonly File[]) => void renamer.add(files);
  return (
    <>
      <TextField {...field('prefix')} maxLength={PREFIX_LETTERS} autoCapitalize="characters" />
      <TextField {...field('code')} maxLength={LONGEST_CODE} />
      <TextField {...field('title')} />
      <p className={styles.format}>{texts.format}</p>
      <FileField id={FILES_ID} accept="image/*" multiple onChoose={choose} {...fields.files} />
      <div className={styles.camera}>
        <FileField
          id="renamer-camera"
          accept="image/*"
          capture="environment"
          onChoose={choose}
          {...fields.camera}
        />
      </div>
    </>
  );
}

/** Some letters become two when they grow. */
function inCapitals(text: string): string {
  return text.toUpperCase().slice(0, PREFIX_LETTERS);
}
