import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import type { MembersTexts } from '../../content/types.ts';
import { createKept } from '../kept.ts';
import type { Dictation } from './dictation.ts';
import styles from './SpeechControls.module.css';
import type { DictationControl } from './use-dictation.ts';

export interface SpeechControlsProps {
  texts: MembersTexts['generator']['speech'];
  control: DictationControl;
}

const keptNotice = createKept('staff-audio-notice', () => window.localStorage);

/** The microphone, what it is doing, and before the first time where the audio goes. */
export function SpeechControls({ texts, control }: SpeechControlsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { dictation, press } = control;
  const isOn = dictation !== undefined && dictation.phase !== 'off';
  const accept = () => {
    keptNotice.write('read');
    setIsAsking(false);
    press();
  };
  const ask = () => (isOn || keptNotice.read() ? press() : setIsAsking(true));
  if (!control.isOffered) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={isOn ? 'pause' : 'microphone'}
        label={isOn ? texts.stop : texts.start}
        onClick={ask}
      />
      <div className={styles.state}>
        <p role="status" data-listening={isOn || undefined}>
          {dictation && texts.states[phaseOf(dictation)]}
        </p>
        <p role="alert" className={styles.problem}>
          {dictation?.phase === 'off' && dictation.problem && texts.problems[dictation.problem]}
        </p>
      </div>
      {isAsking && <Notice texts={texts} accept={accept} refuse={() => setIsAsking(false)} />}
    </>
  );
}

interface NoticeProps {
  texts: SpeechControlsProps['texts'];
  accept(): void;
  refuse(): void;
}

function Notice({ texts, accept, refuse }: NoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.notice} data-tone="sky" data-paper="c">
      <p ref={text} tabIndex={-1}>
        {texts.notice}
      </p>
      <div className={styles.answers}>
        <Button icon="microphone" label={texts.accept} onClick={accept} />
        <Button variant="quiet" label={texts.refuse} onClick={refuse} />
      </div>
    </div>
  );
}

/** A desktop starts anew after each pause; to the person it goes on listening. */
function phaseOf({ phase, runs }: Dictation): Dictation['phase'] {
  return phase === 'starting' && runs > 1 ? 'listening' : phase;
}
