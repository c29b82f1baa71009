import { Button } from '../../components/actions/Button.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { PLACES } from './names/places.ts';
import styles from './Progress.module.css';
import type { GeneratorStatus } from './use-generator.ts';

export interface ProgressProps {
  status: GeneratorStatus;
  onCancel(): void;
}

/** Shows that the model is writing, with a button to cancel. */
export function Progress({ status, onCancel }: ProgressProps) {
  const { t } = useMembersPage();
  const isGenerating = status.is === 'generating';
  return (
    <div className={styles.progress}>
      <p id={PLACES.progress} role="status" tabIndex={-1}>
        {isGenerating && <span className={styles.spinner} aria-hidden="true" />}
        {isGenerating && t('generator.generating')}
        {status.is === 'cancelled' && t('generator.cancelled')}
      </p>
      {isGenerating && <Button variant="quiet" label={t('generator.cancel')} onClick={onCancel} />}
    </div>
  );
}
