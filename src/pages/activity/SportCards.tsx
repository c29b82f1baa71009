import { Card } from '../../components/Card.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
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
