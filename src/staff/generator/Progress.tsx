import { Button } from '../../components/actions/Button.tsx';
import type { GeneratorTexts } from './generator-words.ts';
import { PLACES } from './names/places.ts';
import styles from './Progress.module.css';
import type { GeneratorStatus } from './use-generator.ts';

export interface ProgressProps {
  status: GeneratorStatus;
  texts: GeneratorTexts;
  onCancel(): void;
}

/** That the model writes, and the way out of it. */
export function Progress({ status, texts, onCancel }: ProgressProps) {
  const isGenerating = status.is === 'generating';
  return (
    <div className={styles.progress}>
      <p id={PLACES.progress} role="status" tabIndex={-1}>
        {isGenerating && <span className={styles.spinner} aria-hidden="true" />}
        {isGenerating && texts.generating}
        {status.is === 'cancelled' && texts.cancelled}
      </p>
      {isGenerating && <Button variant="quiet" label={texts.cancel} onClick={onCancel} />}
    </div>
  );
}
