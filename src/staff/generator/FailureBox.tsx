import { Icon } from '../../components/icons/Icon.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import type { Failure } from './ask-relay.ts';
import styles from './FailureBox.module.css';
import { reasonOf } from './generator-words.ts';

/** The error box: the sentence of the specification, and further help. */
export function FailureBox({ failure }: { failure: Failure }) {
  const { t, write } = useMembersPage();
  const reason = reasonOf(failure, t, write);
  return (
    <div className={styles.box} data-tone="clay" data-paper="b" data-failure="">
      <Icon name="warning" size="large" />
      <div>
        <p className={styles.failed}>{t('generator.errors.failed')}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
        {failure.requestId && (
          <p className={styles.request}>
            <span>{t('generator.errors.requestHelp')}</span>{' '}
            <code>{t('generator.errors.request', { request: failure.requestId })}</code>
          </p>
        )}
      </div>
    </div>
  );
}
