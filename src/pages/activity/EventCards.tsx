import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { useActivityPage } from '../../layout/template-pages.ts';
import { cardTone } from './card-tones.ts';

/** The week's events; the forms that one can take stand below it. */
export function EventCards() {
  const { t, facts } = useActivityPage();
  const items = Object.entries(facts.dailyEvents.events).map(([id, { icon }], place) => {
    const { day, activity, text, options } = t(`lists.events.${id}`);
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
