import { useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Accordion } from '../../components/page/Accordion.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { RegulationsBlock } from './RegulationsBlock.tsx';
import styles from './RegulationsControls.module.css';
import { useAllOpenInPrint } from './use-all-open-in-print.ts';
import { useOpenSections } from './use-open-sections.ts';

/** The sections, each opened and closed by itself; the content says which are open at first. */
export function RegulationsSections() {
  const { page, t, write } = useRegulationsPage();
  const root = useRef<HTMLDivElement>(null);
  useOpenSections(root);
  useAllOpenInPrint(root);
  const setAll = (open: boolean) => {
    for (const section of root.current?.querySelectorAll('details') ?? []) section.open = open;
  };
  return (
    <div ref={root}>
      <RegulationsControls onOpenAll={() => setAll(true)} onCloseAll={() => setAll(false)} />
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

interface RegulationsControlsProps {
  onOpenAll: () => void;
  onCloseAll: () => void;
}

/** Shown once they can do something; their place is kept from the start. */
function RegulationsControls({ onOpenAll, onCloseAll }: RegulationsControlsProps) {
  const { openAll, closeAll, print } = useRegulationsPage().t('controls');
  return (
    <div className={styles.controls} data-print="hide">
      <Button label={openAll} variant="quiet" icon="plus" onClick={onOpenAll} />
      <Button label={closeAll} variant="quiet" icon="close" onClick={onCloseAll} />
      <Button label={print} variant="quiet" icon="document" onClick={() => window.print()} />
    </div>
  );
}
