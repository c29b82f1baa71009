import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { ValueCard } from '../../components/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function Reasons() {
  const { page, texts } = usePage('sports-centres');
  const { title, text, items } = texts.reasons;
  return (
    <Section id="reasons" heading={title} intro={text} edge>
      <CardGrid
        shape="drift"
        items={page.reasons.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
