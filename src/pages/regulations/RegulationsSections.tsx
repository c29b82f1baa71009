import { Button } from '../../components/actions/Button.tsx';
import { Accordion } from '../../components/page/Accordion.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { RegulationsBlock } from './RegulationsBlock.tsx';
import styles from './RegulationsControls.module.css';

/**
 * The sections, each opened and closed by itself; the content says which are open at first. What the
 * buttons above them do is in `RegulationsSections.client.ts`.
 */
export function RegulationsSections() {
  const { page, t, write } = useRegulationsPage();
  return (
    <div data-driver="sections">
      <RegulationsControls />
      <Accordion
        sections={page.sections.map(({ id, number, open, blocks }) => ({
          id,
          open,
          number: number === undefined ? undefined : write('number', number),
          title: t(`sections.${id}.title`),
          content: blocks.map((block) => <RegulationsBlock key={block.id} block={block} />),
        }))}
      />
    </div>
  );
}

/** Shown once they can do something; their place is kept from the start. */
function RegulationsControls() {
  const { openAll, closeAll, print } = useRegulationsPage().t('controls');
  return (
    <div className={styles.controls} data-print="hide">
      <Button label={openAll} variant="quiet" icon="plus" part="open" />
      <Button label={closeAll} variant="quiet" icon="close" part="close" />
      <Button label={print} variant="quiet" icon="document" part="print" />
    </div>
  );
}
