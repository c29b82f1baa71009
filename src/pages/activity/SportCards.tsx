import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { useActivityPage } from '../../layout/template-pages.ts';
import { cardTone } from './card-tones.ts';

export function SportCards() {
  const { t, facts } = useActivityPage();
  const items = Object.keys(facts.sports.sports).map((id, place) => ({
    id,
    content: <Card tone={cardTone(place)} {...t(`lists.sports.${id}`)} />,
  }));
  return <CardGrid shape="pair" items={items} />;
}
