import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { VenueTeaser } from './VenueTeaser.tsx';

/** Only venues that the facts list: one that is still being decided has its card ready, unseen. */
export function Venues() {
  const { page, texts, facts } = usePage('home');
  const { anchor, cards } = page.venues;
  const listed = cards.filter(({ venue }) => lookUp(facts.venues, venue).listed);
  return (
    <Section id={anchor} heading={texts.venues.title} intro={texts.venues.text} edge>
      <CardGrid
        shape="pair"
        items={listed.map((card) => ({ id: card.venue, content: <VenueTeaser card={card} /> }))}
      />
    </Section>
  );
}
