import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { useBookingState } from './use-events.ts';

export function Rules() {
  const { page, t } = useOpenDaysPage();
  const { title, items } = t('rules');
  const isBookable = useBookingState() === 'open';
  const rules = page.rules.filter(({ whileBookable }) => isBookable || !whileBookable);
  return (
    <Section heading={title} tone="sky" edge>
      <CardGrid
        shape="drift"
        items={rules.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
