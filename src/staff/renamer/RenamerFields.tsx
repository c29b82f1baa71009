import { FileField } from '../../components/forms/FileField.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { type FieldName, LONGEST_CODE, PREFIX_LETTERS } from './file-name.ts';
import styles from './RenamerTool.module.css';
import type { Renamer } from './use-renamer.ts';

export interface RenamerFieldsProps {
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
export function RenamerFields({ renamer, errorId }: RenamerFieldsProps) {
  const { t } = useMembersPage();
  const field = (name: FieldName) => ({
    id: `renamer-${name}`,
    autoComplete: 'off' as const,
    value: renamer.fields[name],
    onType: (value: string) => renamer.type(name, name === 'prefix' ? inCapitals(value) : value),
    errorId: renamer.wrong.includes(name) ? errorId : undefined,
    ...t(`renamer.fields.${name}`),
  });
  const choose = (files: readonly File[]) => void renamer.add(files);
  return (
    <>
      <TextField {...field('prefix')} maxLength={PREFIX_LETTERS} autoCapitalize="characters" />
      <TextField {...field('code')} maxLength={LONGEST_CODE} />
      <TextField {...field('title')} />
      <p className={styles.format}>{t('renamer.format')}</p>
      <FileField
        id={FILES_ID}
        accept="image/*"
        multiple
        onChoose={choose}
        {...t('renamer.fields.files')}
      />
      <div className={styles.camera}>
        <FileField
          id="renamer-camera"
          accept="image/*"
          capture="environment"
          onChoose={choose}
          {...t('renamer.fields.camera')}
        />
      </div>
    </>
  );
}

/** Some letters become two when they grow. */
function inCapitals(text: string): string {
  return text.toUpperCase().slice(0, PREFIX_LETTERS);
}
