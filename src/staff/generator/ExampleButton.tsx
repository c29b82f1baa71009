import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import styles from './ExampleButton.module.css';
import type { GeneratorTexts } from './generator-words.ts';
import { PLACES } from './names/places.ts';
import { keptDescription } from './staff-memory.ts';

/** Puts the example into the description; what is there is not thrown away without asking. */
export function ExampleButton({ texts }: { texts: GeneratorTexts['example'] }) {
  const [isAsking, setIsAsking] = useState(false);
  const fill = () => {
    keptDescription.write(texts.text);
    setIsAsking(false);
    document.getElementById(PLACES.description)?.focus();
  };
  const isEmpty = () => (keptDescription.read() ?? '').trim() === '';
  return (
    <div className={styles.example} data-print="hide">
      {isAsking ? (
        <>
          <p role="alert">{texts.question}</p>
          <Button variant="secondary" label={texts.replace} onClick={fill} />
          <Button variant="quiet" label={texts.keep} onClick={() => setIsAsking(false)} />
        </>
      ) : (
        <Button
          variant="secondary"
          icon="plus"
          label={texts.use}
          onClick={() => (isEmpty() ? fill() : setIsAsking(true))}
        />
      )}
    </div>
  );
}
