import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  label: string;
  /** The id of the element that holds the page. */
  target: string;
}

/** A way past the header. It leaves the address alone, where a part of the page may be named. */
export function SkipLink({ label, target }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(target);
    if (!content) return;
    event.preventDefault();
    content.scrollIntoView();
    content.focus({ preventScroll: true });
  };
  return (
    <a className={styles.skip} href={`#${target}`} data-print="hide" onClick={skip}>
      {label}
    </a>
  );
}
