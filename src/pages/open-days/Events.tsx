import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { EventCard } from './EventCard.tsx';
import { useEvents } from './use-events.ts';

export function Events() {
  const { t } = useOpenDaysPage();
  return (
    <Section heading={t('events.title')} layout="aside" edge>
      <CardGrid
        shape="column"
        items={useEvents().map((day) => ({ id: day.id, content: <EventCard day={day} /> }))}
      />
    </Section>
  );
}
