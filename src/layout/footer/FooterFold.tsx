import type { ReactNode } from 'react';
import { Fold } from '../../components/page/Fold.tsx';
import styles from './FooterFold.module.css';

export interface FooterFoldProps {
  title: string;
  children: ReactNode;
}

/** A part of the footer that a phone folds. */
export function FooterFold({ title, children }: FooterFoldProps) {
  return <Fold heading={<h2 className={styles.title}>{title}</h2>}>{children}</Fold>;
}
