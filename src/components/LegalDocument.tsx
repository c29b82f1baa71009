import type { ReactNode } from 'react';
import { type Body, BodyText } from './BodyText.tsx';
import styles from './LegalDocument.module.css';

export interface LegalPart {
  /** The anchor. */
  id: string;
  title: string;
  body: Body;
  /** Under the words: contacts, links. */
  more?: ReactNode;
}

export interface LegalSection extends LegalPart {
  parts?: LegalPart[] | undefined;
}

export interface LegalDocumentProps {
  /** The title of the table of contents. */
  contents: string;
  sections: LegalSection[];
}

export function LegalDocument({ contents, sections }: LegalDocumentProps) {
  return (
    <div className={styles.document}>
      <nav className={styles.contents} aria-labelledby="contents" data-print="hide">
        <h2 id="contents">{contents}</h2>
        <Contents parts={sections} />
      </nav>
      <div>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <h2 className={styles.title}>{section.title}</h2>
            <BodyText body={section.body} />
            {section.more}
            {section.parts?.map((part) => (
              <Part key={part.id} {...part} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ parts }: { parts: LegalSection[] }) {
  return (
    <ol>
      {parts.map((part) => (
        <li key={part.id}>
          <a href={`#${part.id}`}>{part.title}</a>
          {part.parts && <Contents parts={part.parts} />}
        </li>
      ))}
    </ol>
  );
}

function Part({ id, title, body, more }: LegalPart) {
  return (
    <section id={id} className={styles.part}>
      <h3 className={styles.subtitle}>{title}</h3>
      <BodyText body={body} />
      {more}
    </section>
  );
}
