import type { RefObject } from 'react';
import { TextArea } from '../../components/forms/TextArea.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { usePage } from '../../layout/site-context.tsx';
import { countCharacters } from '../graphemes.ts';
import { SpeechControls } from '../speech/SpeechControls.tsx';
import type { DictationControl } from '../speech/use-dictation.ts';
import { useStoredText } from '../stored-text.ts';
import styles from './DescriptionField.module.css';
import { ELEMENT_IDS } from './element-ids.ts';
import { storedDescription } from './staff-memory.ts';

export interface DescriptionFieldProps {
  error: string | undefined;
  maxCharacters: number;
  area: RefObject<HTMLTextAreaElement | null>;
  dictation: DictationControl;
}

/** The description field, for typing or dictation; saves while the person writes. */
export function DescriptionField({ area, dictation, error, maxCharacters }: DescriptionFieldProps) {
  const { t, format } = usePage<'staff'>();
  const description = useStoredText(storedDescription) ?? '';
  const count = countCharacters(description);
  const isCounting = useHydrated();
  return (
    <div data-stack="2">
      <TextArea
        id={ELEMENT_IDS.description}
        label={t('generator.description.label')}
        placeholder={t('generator.description.placeholder')}
        error={error}
        value={description}
        area={area}
        onChange={(text) => {
          storedDescription.write(text);
          dictation.typed(text);
        }}
      />
      <div className={styles.under} data-row>
        <p className={styles.count} data-over={count > maxCharacters || undefined}>
          {isCounting && t('generator.description.count', { current: format('number', count) })}
        </p>
        <SpeechControls control={dictation} />
      </div>
      {description !== '' && !storedDescription.isSafe() && (
        <p>{t('generator.description.notKept')}</p>
      )}
    </div>
  );
}
