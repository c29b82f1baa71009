import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { cardTone } from './card-tones.ts';

/** The week's events; the forms that one can take stand below it. */
export function EventCards() {
  const { texts, facts } = usePage('activity');
  const events = texts.lists?.events ?? {};
  const items = Object.entries(facts.dailyEvents.events).map(([id, { icon }], place) => {
    const { day, activity, text, options } = lookUp(events, id);
    return {
      id,
      content: (
        <Card tone={cardTone(place)} icon={icon} label={day} title={activity} text={text}>
          <BulletList items={options} />
        </Card>
      ),
    };
  });
  return <CardGrid shape="pair" items={items} />;
}
