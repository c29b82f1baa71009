import styles from './LegalDocument.module.css';
import type { LegalDocumentProps, LegalSection } from './LegalDocument.tsx';

/** The table of contents; `contents.client.ts` marks the section that the reader has reached. */
export function LegalContents({ contents, sections }: LegalDocumentProps) {
  return (
    <nav
      className={styles.contents}
      data-driver="contents"
      aria-labelledby="contents"
      data-print="hide"
    >
      <h2 id="contents">{contents}</h2>
      <List parts={sections} />
    </nav>
  );
}

function List({ parts }: { parts: LegalSection[] }) {
  return (
    <ol>
      {parts.map((part) => (
        <li key={part.id}>
          <a href={`#${part.id}`}>{part.title}</a>
          {part.parts && <List parts={part.parts} />}
        </li>
      ))}
    </ol>
  );
}
