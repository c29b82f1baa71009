import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useSportsCentresPage } from '../../layout/template-pages.ts';

export function Reasons() {
  const { page, t } = useSportsCentresPage();
  const { title, text, items } = t('reasons');
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
