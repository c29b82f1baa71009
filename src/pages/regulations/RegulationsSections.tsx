import { useRef } from 'react';
import { Accordion } from '../../components/page/Accordion.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { RegulationsBlock } from './RegulationsBlock.tsx';
import { RegulationsControls } from './RegulationsControls.tsx';
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
