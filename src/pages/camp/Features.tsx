import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { useCampPage } from '../../layout/template-pages.ts';

export function Features() {
  const { page, t } = useCampPage();
  const items = page.features.map(({ id, icon }) => ({
    id,
    content: <ValueCard icon={icon} headingLevel="h4" {...t(`features.${id}`)} />,
  }));
  return <CardGrid shape={items.length % 3 === 0 ? 'drift' : 'pair'} items={items} />;
}
