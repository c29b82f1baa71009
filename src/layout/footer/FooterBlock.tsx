import type { ReactNode } from 'react';
import styles from './FooterBlock.module.css';

export interface FooterBlockProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A titled part of the footer. */
export function FooterBlock({ title, text, children }: FooterBlockProps) {
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
