import { Card } from '../../components/Card.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function Payments() {
  const { page, texts } = usePage('enrolment');
  const { title, text, items } = texts.payments;
  return (
    <Section id="pagamenti" heading={title} intro={text}>
      <CardGrid
        shape="pair"
        items={page.payments.map(({ id, icon }) => ({
          id,
          content: <Card icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
