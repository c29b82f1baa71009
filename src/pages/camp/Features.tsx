import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

export function Features() {
  const { page, texts } = usePage('camp');
  const items = page.features.map(({ id, icon }) => ({
    id,
    content: <ValueCard icon={icon} headingLevel="h4" {...lookUp(texts.features, id)} />,
  }));
  return <CardGrid shape={items.length % 3 === 0 ? 'drift' : 'pair'} items={items} />;
}
