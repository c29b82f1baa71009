import type { ReactNode } from 'react';
import styles from './TableOfContents.module.css';

export interface TableOfContentsEntry {
  /** The anchor of a section. */
  id: string;
  title: string;
  parts?: readonly TableOfContentsEntry[] | undefined;
}

export interface TableOfContentsProps {
  title: string;
  entries: readonly TableOfContentsEntry[];
  /** For sections whose closed headers serve a phone as its table. */
  wideOnly?: boolean;
  children: ReactNode;
}

/** A document beside its table of contents, in which `TableOfContents.client.ts` marks the section reached. */
export function TableOfContents({ title, entries, wideOnly, children }: TableOfContentsProps) {
  return (
    <div className={styles.document} data-print="flat">
      <nav
        className={styles.contents}
        data-driver="contents"
        data-wide-only={wideOnly}
        aria-labelledby="contents"
        data-print="hide"
      >
        <h2 id="contents" data-step="1">
          {title}
        </h2>
        <Entries entries={entries} />
      </nav>
      <div>{children}</div>
    </div>
  );
}

function Entries({ entries }: Pick<TableOfContentsProps, 'entries'>) {
  return (
    <ol>
      {entries.map(({ id, title, parts }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {parts && <Entries entries={parts} />}
        </li>
      ))}
    </ol>
  );
}
