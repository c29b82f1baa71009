import type { ComponentType } from 'react';
import { Badge } from '../../components/cards/Badge.tsx';
import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { ActivityPageSection } from '../../content/types.ts';
import { useActivityPage } from '../../layout/template-pages.ts';
import { type CardPicture, useCardPicture } from './use-card-picture.ts';

type List = NonNullable<ActivityPageSection['list']>;

interface CardsProps {
  /** What is drawn on each card. */
  drawn: CardPicture;
}

const lists: Readonly<Record<List, ComponentType<CardsProps>>> = {
  themes: ThemeCards,
  sports: SportCards,
  events: EventCards,
};

/** Cards that come from the official facts, in the order of the facts. */
export function FactCards({ list, section }: { list: List; section: ActivityPageSection }) {
  const Cards = lists[list];
  return <Cards drawn={useCardPicture(section)} />;
}

/** The week's events; the forms that one can take stand below it. */
function EventCards({ drawn }: CardsProps) {
  const { t, facts } = useActivityPage();
  const items = Object.entries(facts.dailyEvents.events).map(([id, { icon }], place) => {
    const { day, activity, text, options } = t(`lists.events.${id}`);
    return {
      id,
      content: (
        <Card
          tone={cardTone(place)}
          icon={icon}
          {...drawn(id)}
          label={day}
          title={activity}
          text={text}
        >
          <BulletList items={options} />
        </Card>
      ),
    };
  });
  return <CardGrid shape="pair" items={items} />;
}

function SportCards({ drawn }: CardsProps) {
  const { t, facts } = useActivityPage();
  const items = Object.keys(facts.sports.sports).map((id, place) => ({
    id,
    content: <Card tone={cardTone(place)} {...drawn(id)} {...t(`lists.sports.${id}`)} />,
  }));
  return <CardGrid shape="pair" items={items} />;
}

/** Each theme as a playbill: the theme, what it is about, and the show in which it ends. */
function ThemeCards({ drawn }: CardsProps) {
  const { t, facts } = useActivityPage();
  const items = facts.shows.themes.map((id, place) => {
    const { theme, text, show, showLanguage } = t(`lists.themes.${id}`);
    return {
      id,
      content: (
        <Card tone={cardTone(place)} {...drawn(id)} title={theme} text={text}>
          <Badge label={show} language={showLanguage} />
        </Card>
      ),
    };
  });
  return <CardGrid shape="pair" items={items} />;
}

/** In rows of a wide and a narrow card the colour falls on the wide ones. */
const tones: readonly Tone[] = ['pool', 'sheet', 'sheet', 'clay', 'pine', 'sheet'];

function cardTone(place: number): Tone | undefined {
  return tones[place % tones.length];
}
