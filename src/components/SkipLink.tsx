import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  label: string;
  /** The id of the element that holds the page. */
  target: string;
}

export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`} data-print="hide">
      {label}
    </a>
  );
}
