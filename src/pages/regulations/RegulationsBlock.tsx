import { Action } from '../../components/actions/Action.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { BlockData } from './BlockData.tsx';
import type { Block } from './block.ts';
import styles from './RegulationsBlock.module.css';

/** An article: heading, words, what the facts add to them, and a note. */
export function RegulationsBlock({ block }: { block: Block }) {
  const { t, destination } = useRegulationsPage();
  const { title, body, note, button } = t(`blocks.${block.id}`);
  const headingId = `${block.id}-heading`;
  return (
    <section className={styles.block}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      <div className={styles.content}>
        <BodyText body={body} />
        <BlockData block={block} headingId={headingId} />
        {block.target && button && (
          <Action label={button} variant="quiet" {...destination(block.target)} />
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
