import type { ReactNode } from 'react';
import { Action, type ActionProps } from './Action.tsx';
import { Button } from './Button.tsx';
import styles from './FrameGate.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.tsx';

export interface FrameGateProps {
  icon: IconName;
  title: string;
  text: string;
  /** Who provides the frame, and what it learns about the visitor. */
  provider: string;
  /** The way there without the frame: a plain link. */
  link: ActionProps;
  /** Shown only once something listens: without JavaScript the link is the way. */
  load?: { label: string; onClick: () => void } | undefined;
  children?: ReactNode;
}

/** Nothing is asked of a third party before the visitor says so. */
export function FrameGate({ icon, title, text, provider, link, load, children }: FrameGateProps) {
  return (
    <div className={styles.gate} data-tone="sky" data-print="hide">
      <Icon name={icon} size="sticker" />
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <p className={styles.provider}>{provider}</p>
      <div className={styles.ways}>
        {load && <Button label={load.label} onClick={load.onClick} />}
        <Action variant={load ? 'quiet' : 'primary'} {...link} />
      </div>
      {children}
    </div>
  );
}
