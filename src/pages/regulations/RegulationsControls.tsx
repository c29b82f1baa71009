import { Button } from '../../components/actions/Button.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import styles from './RegulationsControls.module.css';

export interface RegulationsControlsProps {
  onOpenAll: () => void;
  onCloseAll: () => void;
}

/** Shown once they can do something; their place is kept from the start. */
export function RegulationsControls({ onOpenAll, onCloseAll }: RegulationsControlsProps) {
  const { openAll, closeAll, print } = useRegulationsPage().t('controls');
  return (
    <div className={styles.controls} data-print="hide">
      <Button label={openAll} variant="quiet" icon="plus" onClick={onOpenAll} />
      <Button label={closeAll} variant="quiet" icon="close" onClick={onCloseAll} />
      <Button label={print} variant="quiet" icon="document" onClick={() => window.print()} />
    </div>
  );
}
