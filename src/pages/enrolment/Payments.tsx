import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useEnrolmentPage } from '../../layout/template-pages.ts';

export function Payments() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('payments');
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
