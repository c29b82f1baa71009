import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

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
