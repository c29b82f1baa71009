import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { ActivityPageSection } from '../../content/types.ts';
import { usePage } from '../../layout/page-context.tsx';

export function ItemCards({ items }: { items: NonNullable<ActivityPageSection['items']> }) {
  const { items: words = {} } = usePage('activity').texts;
  const cards = items.map(({ id, icon }) => ({
    id,
    content: <ValueCard icon={icon} {...lookUp(words, id)} />,
  }));
  return <CardGrid shape={cards.length % 3 === 0 ? 'drift' : 'pair'} items={cards} />;
}
