import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { ValueCard } from '../../components/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function Deadlines() {
  const { page, texts } = usePage('enrolment');
  const { title, text, items } = texts.deadlines;
  return (
    <Section id="scadenze" heading={title} intro={text} tone="sky" edge>
      <CardGrid
        shape="drift"
        items={page.deadlines.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
