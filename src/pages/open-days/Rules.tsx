import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useBookingState } from './use-events.ts';

export function Rules() {
  const { page, texts } = usePage('open-days');
  const { title, items } = texts.rules;
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
