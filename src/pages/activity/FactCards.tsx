import { Badge } from '../../components/cards/Badge.tsx';
import { Card, type CardProps } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { ActivityPageSection, Facts } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';
import { WEEKDAYS } from '../../time/calendar.ts';

type List = NonNullable<ActivityPageSection['list']>;

/** Rows hold a wide and a narrow card; the wide ones are coloured. */
const tones: readonly Tone[] = ['pool', 'sheet', 'sheet', 'clay', 'pine', 'sheet'];

/** Cards made from the official facts, in their order; events in the order of their days. */
export function FactCards({ list, section }: { list: List; section: ActivityPageSection }) {
  const pictureOf = useCardPicture(section);
  return (
    <CardGrid shape="pair">
      {useCards(list).map(({ id, ...card }, index) => (
        <Card key={id} tone={tones[index % tones.length]} {...card} {...pictureOf(id)} />
      ))}
    </CardGrid>
  );
}

function useCards(list: List): (CardProps & { id: string })[] {
  const { t, facts } = usePage<'activity'>();
  const lists: Readonly<Record<List, () => (CardProps & { id: string })[]>> = {
    // Below an event are the forms that it can take.
    events: () =>
      inWeekOrder(Object.entries(facts.dailyEvents.events)).map(([id, { icon }]) => {
        const { day, activity, text, options } = t(`lists.events.${id}`);
        const words = { label: day, title: activity, text };
        return { id, icon, ...words, children: <BulletList items={options} /> };
      }),
    sports: () =>
      Object.keys(facts.sports.sports).map((id) => ({ id, ...t(`lists.sports.${id}`) })),
    // A playbill for each theme: its name, what it is about, and the show at its end.
    themes: () =>
      facts.shows.themes.map((id) => {
        const { theme, text, show, showLanguage } = t(`lists.themes.${id}`);
        return { id, title: theme, text, children: <Badge label={show} language={showLanguage} /> };
      }),
  };
  return lists[list]();
}

type CardPicture = (id: string) => Pick<CardProps, 'icon' | 'picture'>;

/** The picture of each card by its id: its own scene, or else its icon. */
export function useCardPicture({ icons = {}, pictures = {} }: ActivityPageSection): CardPicture {
  const { picture } = usePage<'activity'>();
  return (id) => {
    const name = pictures[id];
    if (name) return { icon: undefined, picture: { ...picture(name), alt: '' } };
    const icon = icons[id];
    return icon ? { icon } : {};
  };
}

type Event = readonly [id: string, event: Facts['dailyEvents']['events'][string]];

/** What has no weekday comes last. */
function inWeekOrder(events: readonly Event[]): Event[] {
  const rank = ([, { weekday }]: Event) => (weekday ? WEEKDAYS.indexOf(weekday) : WEEKDAYS.length);
  return events.toSorted((a, b) => rank(a) - rank(b));
}
