import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import type { ActivityPageSection } from '../../content/types.ts';
import { useActivityPage } from '../../layout/template-pages.ts';

export function ItemCards({ items }: { items: NonNullable<ActivityPageSection['items']> }) {
  const { t } = useActivityPage();
  const cards = items.map(({ id, icon }) => ({
    id,
    content: <ValueCard icon={icon} {...t(`items.${id}`)} />,
  }));
  return <CardGrid shape={cards.length % 3 === 0 ? 'drift' : 'pair'} items={cards} />;
}
