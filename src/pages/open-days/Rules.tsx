import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { ValueCard } from '../../components/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
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
