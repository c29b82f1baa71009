import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './CarouselControls.module.css';

export interface CarouselControlsProps {
  words: { previous: string; next: string; pause: string; play: string };
  /** One for each slide; `goTo` says what its dot does. */
  dots: { id: string; goTo: string }[];
  index: number;
  /** Whether the carousel moves by itself when nobody holds it. */
  isOn: boolean;
  onToggle: () => void;
  onStep: (step: 1 | -1) => void;
  onShow: (index: number) => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { words, dots, index, isOn, onToggle, onStep, onShow } = props;
  return (
    <div className={styles.controls} data-print="hide">
      <div className={styles.group}>
        <Control
          icon={isOn ? 'pause' : 'play'}
          label={isOn ? words.pause : words.play}
          onClick={onToggle}
        />
        <Control icon="back" label={words.previous} onClick={() => onStep(-1)} />
        <Control icon="arrow" label={words.next} onClick={() => onStep(1)} />
      </div>
      <div className={styles.group}>
        {dots.map(({ id, goTo }, place) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={goTo}
            aria-current={place === index}
            onClick={() => onShow(place)}
          />
        ))}
      </div>
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
