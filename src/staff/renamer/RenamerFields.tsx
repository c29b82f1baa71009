import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { FileField } from '../../components/forms/FileField.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { type FieldName, MAX_CODE_LENGTH, PREFIX_LETTERS } from './file-name.ts';
import styles from './RenamerTool.module.css';
import type { Renamer } from './use-renamer.ts';

const FILES_ID = 'renamer-files';

/** Moves the focus to the photo input, when the pressed button is gone. */
export function focusFiles(): void {
  document.getElementById(FILES_ID)?.focus();
}

/** The fields for the names, and the photo input. */
export function RenamerFields({ renamer }: { readonly renamer: Renamer }) {
  const { t } = usePage<'staff'>();
  const prefixes = usePrefixes();
  const field = (name: FieldName) => {
    const { wrong, ...words } = t(`renamer.fields.${name}`);
    return {
      id: `renamer-${name}`,
      autoComplete: 'off' as const,
      value: renamer.fields[name],
      onType: (value: string) =>
        renamer.setField(name, name === 'prefix' ? inCapitals(value) : value),
      error: renamer.wrong.includes(name) ? wrong : undefined,
      ...words,
    };
  };
  const choose = (files: readonly File[]) => void renamer.add(files);
  return (
    <>
      {prefixes.length > 0 && (
        <ChoiceField
          name="renamer-venue"
          legend={t('renamer.venues')}
          options={prefixes}
          value={prefixes.find(({ value }) => value === renamer.fields.prefix)?.value}
          onChange={(value) => renamer.setField('prefix', value)}
        />
      )}
      <TextField {...field('prefix')} maxLength={PREFIX_LETTERS} autoCapitalize="characters" />
      <TextField {...field('code')} maxLength={MAX_CODE_LENGTH} />
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

/** The venues with a prefix, as options. */
function usePrefixes() {
  const { facts, t } = usePage<'staff'>();
  return Object.values(facts.venues).flatMap(({ name, listed, photoPrefix }) =>
    listed && photoPrefix !== undefined
      ? [{ value: photoPrefix, label: t('renamer.venue', { venue: name, code: photoPrefix }) }]
      : [],
  );
}

/** Upper case, cut to the prefix's length: some letters become two («ß»). */
function inCapitals(text: string): string {
  return text.toUpperCase().slice(0, PREFIX_LETTERS);
}
