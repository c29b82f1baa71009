import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionProps {
  sections: {
    id: string;
    /** Written before the title. */
    number?: string | undefined;
    title: string;
    open?: boolean | undefined;
    content: ReactNode;
  }[];
}

/**
 * Foldable sections with anchors; each opens independently, and in print all are open. The anchor is
 * inside, because browsers open a section for an element within it, not for the section itself. For a
 * part that only phones fold, see `Fold`.
 */
export function Accordion({ sections }: AccordionProps) {
  return (
    <div>
      {sections.map((section) => (
        <details key={section.id} className={styles.section} open={section.open}>
          <summary className={styles.summary}>
            <h2 className={styles.title}>
              {section.number && <span className={styles.number}>{section.number}</span>}
              {section.title}
            </h2>
            <Icon name="plus" size="large" />
          </summary>
          <div id={section.id} className={styles.content}>
            {section.content}
          </div>
        </details>
      ))}
    </div>
  );
}
