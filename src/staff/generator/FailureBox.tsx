import { Icon } from '../../components/icons/Icon.tsx';
import { fillIn } from '../../content/placeholders.ts';
import type { Failure } from './ask-relay.ts';
import styles from './FailureBox.module.css';
import { type GeneratorTexts, reasonOf, type Writing } from './generator-words.ts';

export interface FailureBoxProps {
  failure: Failure;
  texts: GeneratorTexts;
  write: Writing;
}

/** The red box: the sentence of the specification, and what else helps the person. */
export function FailureBox({ failure, texts, write }: FailureBoxProps) {
  const { failed, request, requestHelp } = texts.errors;
  const reason = reasonOf(failure, texts, write);
  return (
    <div className={styles.box} data-tone="clay" data-paper="b" data-failure="">
      <Icon name="warning" size="large" />
      <div>
        <p className={styles.failed}>{failed}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
        {failure.requestId && (
          <p className={styles.request}>
            <span>{requestHelp}</span>{' '}
            <code>{fillIn(request, { request: failure.requestId })}</code>
          </p>
        )}
      </div>
    </div>
  );
}
