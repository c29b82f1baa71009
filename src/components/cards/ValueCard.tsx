import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './ValueCard.module.css';

export interface ValueCardProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  headingLevel?: 'h3' | 'h4' | undefined;
  children?: ReactNode;
}

/** A feature: icon, title and text, without a box. */
export function ValueCard({ icon, title, text, children, ...rest }: ValueCardProps) {
  const { headingLevel: Heading = 'h3' } = rest;
  return (
    <div className={styles.value}>
      <Icon name={icon} size="sticker" />
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
