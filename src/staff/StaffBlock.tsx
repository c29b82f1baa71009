import type { ReactNode } from 'react';
import { Icon } from '../components/icons/Icon.tsx';
import type { IconName } from '../components/icons/icon-paths.ts';
import styles from './StaffBlock.module.css';

export interface StaffBlockProps {
  title: string;
  icon?: IconName | undefined;
  text?: string | undefined;
  children: ReactNode;
}

/** A titled part of a section. */
export function StaffBlock({ title, icon, text, children }: StaffBlockProps) {
  return (
    <div data-stack="3">
      <h3 className={styles.title}>
        {icon && <Icon name={icon} size="large" />}
        {title}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
