import { Actions } from '../../components/actions/Actions.tsx';
import { FactLine } from '../../components/lists/FactLine.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { PrintedAddress } from '../shared/PrintedAddress.tsx';
import { useBookingState, useEvents } from './use-events.ts';

export function OpenDaysHero() {
  const { page, t, entry, picture, pathOf } = useOpenDaysPage();
  const { eyebrow, title, text, pictureAlt } = t('hero');
  const label = t(useBookingState() === 'open' ? 'events.book' : 'events.ask');
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
  const { t } = useOpenDaysPage();
  return useEvents().map(({ words, venue, state }) => ({
    icon: 'calendar' as const,
    label: state === 'past' ? t('events.pastAt', { venue: venue.name }) : venue.name,
    value: words.date,
  }));
}
