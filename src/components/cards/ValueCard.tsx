import type { ReactNode } from 'react';
import type { SmartLinkProps } from '../actions/SmartLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './ValueCard.module.css';

export interface ValueCardProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  headingLevel?: 'h3' | 'h4' | undefined;
  /** The states of the season in which it shows, if not always. */
  season?: SmartLinkProps['season'];
  children?: ReactNode;
}

/** A feature: icon, title and text, without a box. */
export function ValueCard({ icon, title, text, children, ...rest }: ValueCardProps) {
  const { headingLevel: Heading = 'h3', season } = rest;
  return (
    <div className={styles.value} {...season}>
      <Icon name={icon} size="sticker" />
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
