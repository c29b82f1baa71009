import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

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
