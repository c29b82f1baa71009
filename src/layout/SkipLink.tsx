import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  label: string;
  /** The id of the element that holds the page. */
  target: string;
}

/** A way past the header; `SkipLink.client.ts` leaves the address alone, where a part may be named. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`} data-driver="skip" data-print="hide">
      {label}
    </a>
  );
}
