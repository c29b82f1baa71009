import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { EventCard } from './EventCard.tsx';
import { useEvents } from './use-events.ts';

export function Events() {
  const { texts } = usePage('open-days');
  return (
    <Section heading={texts.events.title} layout="aside" edge>
      <CardGrid
        shape="column"
        items={useEvents().map((day) => ({ id: day.id, content: <EventCard day={day} /> }))}
      />
    </Section>
  );
}
