import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import { VenueTeaser } from './VenueTeaser.tsx';

/** Only venues that the facts list: one that is still being decided has its card ready, unseen. */
export function Venues() {
  const { page, t, facts } = useHomePage();
  const { anchor, cards } = page.venues;
  const listed = cards.filter(({ venue }) => lookUp(facts.venues, venue).listed);
  return (
    <Section id={anchor} heading={t('venues.title')} intro={t('venues.text')} edge>
      <CardGrid
        shape="pair"
        items={listed.map((card) => ({ id: card.venue, content: <VenueTeaser card={card} /> }))}
      />
    </Section>
  );
}
