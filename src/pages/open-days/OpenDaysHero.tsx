import { Actions } from '../../components/Actions.tsx';
import { FactLine } from '../../components/FactLine.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { PrintedAddress } from '../PrintedAddress.tsx';
import { usePage } from '../page-context.tsx';
import { useEvents } from './use-events.ts';

export function OpenDaysHero() {
  const { page, texts, entry, picture, pathOf } = usePage('open-days');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
  const facts = useEvents().map(({ words, venue }) => ({
    icon: 'calendar' as const,
    label: venue.name,
    value: words.date,
  }));
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={{ ...picture(page.hero.picture), alt: pictureAlt ?? '' }}
    >
      <FactLine facts={facts} />
      <Actions
        actions={[{ label: texts.events.book, to: pathOf(entry.id, page.booking.anchor) }]}
      />
      <PrintedAddress />
    </PageHero>
  );
}
