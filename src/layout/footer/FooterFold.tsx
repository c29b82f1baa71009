import type { ReactNode } from 'react';
import { Fold } from '../../components/page/Fold.tsx';
import styles from './FooterFold.module.css';

export interface FooterFoldProps {
  title: string;
  /** As large as the titles of what never folds. */
  large?: boolean;
  children: ReactNode;
}

/** A part of the footer that a phone folds. */
export function FooterFold({ title, large, children }: FooterFoldProps) {
  const heading = (
    <h2 className={styles.title} data-large={large}>
      {title}
    </h2>
  );
  return <Fold heading={heading}>{children}</Fold>;
}
