import { Actions } from '../../components/actions/Actions.tsx';
import { FactLine } from '../../components/lists/FactLine.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { PrintedAddress } from '../PrintedAddress.tsx';
import { useBookingState, useEvents } from './use-events.ts';

export function OpenDaysHero() {
  const { page, texts, entry, picture, pathOf } = usePage('open-days');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
  const { book, ask } = texts.events;
  const label = useBookingState() === 'open' ? book : ask;
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={{ ...picture(page.hero.picture), alt: pictureAlt ?? '' }}
    >
      <FactLine facts={useDates()} />
      <Actions actions={[{ label, to: pathOf(entry.id, page.booking.anchor) }]} />
      <PrintedAddress />
    </PageHero>
  );
}

function useDates() {
  const { pastAt } = usePage('open-days').texts.events;
  return useEvents().map(({ words, venue, state }) => ({
    icon: 'calendar' as const,
    label: state === 'past' ? fillIn(pastAt, { venue: venue.name }) : venue.name,
    value: words.date,
  }));
}
