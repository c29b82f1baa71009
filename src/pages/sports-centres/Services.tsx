import { Card } from '../../components/Card.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function Services() {
  const { page, texts } = usePage('sports-centres');
  const { title, text, items } = texts.services;
  return (
    <Section id="services" heading={title} intro={text} edge>
      <CardGrid
        items={page.services.map(({ id, icon }) => ({
          id,
          content: <Card icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
