import type { RefObject } from 'react';
import { TextArea } from '../../components/forms/TextArea.tsx';
import { useMounted } from '../../components/page/use-mounted.ts';
import { fillIn } from '../../content/placeholders.ts';
import { SpeechControls } from '../speech/SpeechControls.tsx';
import type { DictationControl } from '../speech/use-dictation.ts';
import { useKept } from '../use-kept.ts';
import styles from './DescriptionField.module.css';
import type { GeneratorTexts, Writing } from './generator-words.ts';
import { PLACES } from './names/places.ts';
import { countCharacters } from './post/count-characters.ts';
import { keptDescription } from './staff-memory.ts';

export interface DescriptionFieldProps {
  texts: GeneratorTexts;
  write: Writing;
  error: string | undefined;
  maxCharacters: number;
  area: RefObject<HTMLTextAreaElement | null>;
  dictation: DictationControl;
}

/** What happened, typed or dictated; kept as it is written. */
export function DescriptionField({
  texts,
  write,
  area,
  dictation,
  ...rest
}: DescriptionFieldProps) {
  const { error, maxCharacters } = rest;
  const description = useKept(keptDescription) ?? '';
  const count = countCharacters(description);
  const isCounting = useMounted();
  const { label, placeholder, count: length, notKept } = texts.description;
  return (
    <div className={styles.description}>
      <TextArea
        id={PLACES.description}
        label={label}
        placeholder={placeholder}
        error={error}
        value={description}
        area={area}
        onChange={(text) => {
          keptDescription.write(text);
          dictation.typed(text);
        }}
      />
      <div className={styles.under}>
        <p className={styles.count} data-over={count > maxCharacters || undefined}>
          {isCounting && fillIn(length, { current: write.number(count) })}
        </p>
        <SpeechControls texts={texts.speech} control={dictation} />
      </div>
      {description !== '' && !keptDescription.isSafe() && <p>{notKept}</p>}
    </div>
  );
}
