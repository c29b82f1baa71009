import { Action } from '../components/actions/Action.tsx';
import { Button } from '../components/actions/Button.tsx';
import { Badge } from '../components/cards/Badge.tsx';
import { Accordion } from '../components/page/Accordion.tsx';
import { BodyText } from '../components/page/BodyText.tsx';
import noteStyles from '../components/page/Note.module.css';
import { Section } from '../components/page/Section.tsx';
import { TableOfContents } from '../components/page/TableOfContents.tsx';
import { usePage } from '../layout/site-context.tsx';
import { TranslationNote } from '../layout/TranslationNote.tsx';
import { BlockData } from './regulations/BlockData.tsx';
import type { Block } from './regulations/Rates.tsx';
import styles from './regulations/RegulationsBlock.module.css';
import { Hero } from './shared/Hero.tsx';

/** The economic regulations: the authority for every price, discount and deadline. */
export function RegulationsPage() {
  const { page, t } = usePage<'regulations'>();
  const { badge, title, subtitle, updated } = t('hero');
  return (
    <>
      <Hero
        badge={<Badge label={badge} />}
        words={{ title, text: subtitle }}
        picture={page.picture}
      >
        <p>{updated}</p>
        <TranslationNote />
      </Hero>
      <Section>
        <TableOfContents
          wideOnly
          title={t('controls.index')}
          entries={page.sections.map(({ id }) => ({ id, title: t(`sections.${id}.title`) }))}
        >
          <RegulationsSections />
        </TableOfContents>
      </Section>
    </>
  );
}

/**
 * The sections, which open and close independently; the content declares which are open at first.
 * `RegulationsSections.client.ts` handles the buttons above them.
 */
function RegulationsSections() {
  const { page, t, format } = usePage<'regulations'>();
  return (
    <div data-driver="regulations">
      <RegulationsControls />
      <Accordion
        sections={page.sections.map(({ id, number, open, blocks }) => ({
          id,
          open,
          number: number === undefined ? undefined : format('number', number),
          title: t(`sections.${id}.title`),
          content: blocks.map((block) => <RegulationsBlock key={block.id} block={block} />),
        }))}
      />
    </div>
  );
}

/** Their place is kept from the start; they show once the code is there. */
function RegulationsControls() {
  const { openAll, closeAll, print } = usePage<'regulations'>().t('controls');
  return (
    <div data-row data-needs="enhanced" data-print="hide">
      <Button label={openAll} variant="quiet" icon="plus" part="open" />
      <Button label={closeAll} variant="quiet" icon="close" part="close" />
      <Button label={print} variant="quiet" icon="document" part="print" />
    </div>
  );
}

/** A section: heading, words, data from the facts, and a note. */
function RegulationsBlock({ block }: { block: Block }) {
  const { t, destination } = usePage<'regulations'>();
  const { title, body, note, button } = t(`blocks.${block.id}`);
  const headingId = `${block.id}-heading`;
  return (
    <section className={styles.block}>
      <h3 id={headingId}>{title}</h3>
      <div>
        <BodyText body={body} />
        <BlockData block={block} headingId={headingId} />
        {block.target && button && (
          <Action label={button} variant="quiet" {...destination(block.target)} />
        )}
        {note && <p className={noteStyles.note}>{note}</p>}
      </div>
    </section>
  );
}
