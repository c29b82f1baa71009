import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { cardTone } from './card-tones.ts';

export function SportCards() {
  const { texts, facts } = usePage('activity');
  const sports = texts.lists?.sports ?? {};
  const items = Object.keys(facts.sports.sports).map((id, place) => ({
    id,
    content: <Card tone={cardTone(place)} {...lookUp(sports, id)} />,
  }));
  return <CardGrid shape="pair" items={items} />;
}
