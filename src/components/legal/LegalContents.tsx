import { useEffect, useRef } from 'react';
import { useSectionInView } from '../page/use-section-in-view.ts';
import styles from './LegalDocument.module.css';
import type { LegalDocumentProps, LegalSection } from './LegalDocument.tsx';

/** The table of contents; it marks the section that the reader has reached. */
export function LegalContents({ contents, sections }: LegalDocumentProps) {
  const table = useRef<HTMLElement>(null);
  const current = useSectionInView(idsOf(sections));
  useEffect(() => showCurrent(table.current, current), [current]);
  return (
    <nav ref={table} className={styles.contents} aria-labelledby="contents" data-print="hide">
      <h2 id="contents">{contents}</h2>
      <List parts={sections} current={current} />
    </nav>
  );
}

interface ListProps {
  parts: LegalSection[];
  current: string | undefined;
}

function List({ parts, current }: ListProps) {
  return (
    <ol>
      {parts.map((part) => (
        <li key={part.id}>
          <a href={`#${part.id}`} aria-current={part.id === current ? 'true' : undefined}>
            {part.title}
          </a>
          {part.parts && <List parts={part.parts} current={current} />}
        </li>
      ))}
    </ol>
  );
}

function idsOf(sections: LegalSection[]): string[] {
  return sections.flatMap(({ id, parts = [] }) => [id, ...idsOf(parts)]);
}

/** A long table scrolls by itself, without moving the page. */
function showCurrent(table: HTMLElement | null, current: string | undefined): void {
  const link = current && table?.querySelector(`[href="#${current}"]`);
  if (!table || !link) return;
  const outer = table.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const below = Math.max(0, inner.bottom - outer.bottom);
  table.scrollTop += below || Math.min(0, inner.top - outer.top);
}
