import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { ValueCard } from '../../components/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function Rules() {
  const { page, texts } = usePage('open-days');
  const { title, items } = texts.rules;
  return (
    <Section heading={title} tone="sky" edge>
      <CardGrid
        shape="drift"
        items={page.rules.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
