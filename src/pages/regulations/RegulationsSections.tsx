import { Accordion } from '../../components/Accordion.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import { RegulationsBlock } from './RegulationsBlock.tsx';

/** The sections, each opened and closed by itself; the content says which are open at first. */
export function RegulationsSections() {
  const { page, texts, write } = usePage('regulations');
  return (
    <Accordion
      sections={page.sections.map(({ id, number, open, blocks }) => ({
        id,
        open,
        number: number === undefined ? undefined : write('number', number),
        title: lookUp(texts.sections, id).title,
        content: blocks.map((block) => <RegulationsBlock key={block.id} block={block} />),
      }))}
    />
  );
}
