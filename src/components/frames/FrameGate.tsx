import type { ReactNode } from 'react';
import { Action, type ActionProps } from '../actions/Action.tsx';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './FrameGate.module.css';

export interface FrameGateProps {
  icon: IconName;
  title: string;
  text: string;
  /** Who provides the frame, and what it learns about the visitor. */
  provider: string;
  /** The way there without the frame: a plain link. */
  link: ActionProps;
  load: { label: string; onClick: () => void };
  /** That the choice is kept, and where it is taken back. */
  remembered: string;
  /** An album fills the place of the gate; a form takes the height that it needs. */
  shape: 'album' | 'form';
  /** The frame, once the visitor has asked for it. */
  children?: ReactNode;
}

/** Nothing is asked of a third party before the visitor says so. */
export function FrameGate({ icon, title, text, provider, load, ...rest }: FrameGateProps) {
  const { link, remembered, shape, children } = rest;
  return (
    <div data-print="hide">
      <div className={styles.slot} data-shape={shape} data-open={children ? '' : undefined}>
        <div className={styles.gate} data-tone="sky">
          <h3 className={styles.title}>
            <Icon name={icon} />
            {title}
          </h3>
          <p>{text}</p>
          <p className={styles.provider}>{provider}</p>
          <div className={styles.load}>
            <Button variant="secondary" label={load.label} onClick={load.onClick} />
          </div>
        </div>
        {children}
      </div>
      <div className={styles.below}>
        <Action variant="quiet" {...link} />
        <p className={styles.remembered}>{remembered}</p>
      </div>
    </div>
  );
}
