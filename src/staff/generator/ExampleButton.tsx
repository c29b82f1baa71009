import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { usePage } from '../../layout/site-context.tsx';
import styles from './ExampleButton.module.css';
import { ELEMENT_IDS } from './element-ids.ts';
import { storedDescription } from './staff-memory.ts';

/** Inserts the example description; asks before it replaces any text. */
export function ExampleButton() {
  const { t } = usePage<'staff'>();
  const [isAsking, setIsAsking] = useState(false);
  const fill = () => {
    storedDescription.write(t('generator.example.text'));
    setIsAsking(false);
    document.getElementById(ELEMENT_IDS.description)?.focus();
  };
  const isEmpty = () => (storedDescription.read() ?? '').trim() === '';
  return (
    <div className={styles.example} data-row data-print="hide">
      {isAsking ? (
        <>
          <p role="alert">{t('generator.example.question')}</p>
          <Button variant="secondary" label={t('generator.example.replace')} onClick={fill} />
          <Button
            variant="quiet"
            label={t('generator.example.keep')}
            onClick={() => setIsAsking(false)}
          />
        </>
      ) : (
        <Button
          variant="secondary"
          icon="plus"
          label={t('generator.example.use')}
          onClick={() => (isEmpty() ? fill() : setIsAsking(true))}
        />
      )}
    </div>
  );
}
