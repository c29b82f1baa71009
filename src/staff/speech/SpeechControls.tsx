import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { createStoredText } from '../stored-text.ts';
import type { Dictation } from './dictation.ts';
import styles from './SpeechControls.module.css';
import type { DictationControl } from './use-dictation.ts';

const keptNotice = createStoredText('staff-audio-notice', () => window.localStorage);

/** The microphone button and its state; before the first use, a notice of where audio goes. */
export function SpeechControls({ control }: { control: DictationControl }) {
  const { t } = usePage<'staff'>();
  const [isAsking, setIsAsking] = useState(false);
  const { dictation, press } = control;
  const isListening = dictation !== undefined && dictation.phase !== 'off';
  const accept = () => {
    keptNotice.write('read');
    setIsAsking(false);
    press();
  };
  const ask = () => (isListening || keptNotice.read() ? press() : setIsAsking(true));
  if (!control.isOffered) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={isListening ? 'pause' : 'microphone'}
        label={isListening ? t('generator.speech.stop') : t('generator.speech.start')}
        onClick={ask}
      />
      <div className={styles.state}>
        <p role="status" data-listening={isListening || undefined}>
          {dictation && t(`generator.speech.states.${phaseOf(dictation)}`)}
        </p>
        <p role="alert" className={styles.problem}>
          {dictation?.phase === 'off' &&
            dictation.problem &&
            t(`generator.speech.problems.${dictation.problem}`)}
        </p>
      </div>
      {isAsking && <Notice accept={accept} refuse={() => setIsAsking(false)} />}
    </>
  );
}

interface NoticeProps {
  accept(): void;
  refuse(): void;
}

function Notice({ accept, refuse }: NoticeProps) {
  const { t } = usePage<'staff'>();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.notice} data-stack="3" data-tone="sky" data-paper="b">
      <p ref={text} tabIndex={-1}>
        {t('generator.speech.notice')}
      </p>
      <div data-row>
        <Button icon="microphone" label={t('generator.speech.accept')} onClick={accept} />
        <Button variant="quiet" label={t('generator.speech.refuse')} onClick={refuse} />
      </div>
    </div>
  );
}

/** The phase to show: restarts on a desktop look like continuous listening. */
function phaseOf({ phase, runs }: Dictation): Dictation['phase'] {
  return phase === 'starting' && runs > 1 ? 'listening' : phase;
}
