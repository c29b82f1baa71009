import type { ReactNode } from 'react';
import { type Body, BodyText } from '../page/BodyText.tsx';
import { LegalContents } from './LegalContents.tsx';
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
    <div className={styles.document} data-driver="legal">
      <LegalContents contents={contents} sections={sections} />
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

function Part({ id, title, body, more }: LegalPart) {
  return (
    <section id={id} className={styles.part}>
      <h3 className={styles.subtitle}>{title}</h3>
      <BodyText body={body} />
      {more}
    </section>
  );
}
