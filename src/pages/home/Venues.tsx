import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { VenueCard } from '../../components/cards/VenueCard.tsx';
import type { IconLine } from '../../components/lists/BulletList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { HomePage, HomeTexts, VenuesFacts } from '../../content/types.ts';
import { useRecordLanguage } from '../../layout/record-language.ts';
import { useHomePage } from '../../layout/template-pages.ts';

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

interface VenueTeaserProps {
  card: HomePage['venues']['cards'][number];
}

function VenueTeaser({ card }: VenueTeaserProps) {
  const { page, t, facts, picture, link, pathOf } = useHomePage();
  const venue = lookUp(facts.venues, card.venue);
  const words = t(`venues.cards.${card.venue}`);
  const language = useRecordLanguage();
  const isOpen = venue.status === 'open';
  return (
    <VenueCard
      name={venue.name}
      picture={{ ...picture(card.picture), alt: words.pictureAlt }}
      status={isOpen ? undefined : t(`layout:terms.${venue.status}`)}
      warning={isOpen ? undefined : t('venues.warning')}
      text={words.text}
      address={[...venue.addresses, venue.city]}
      addressLanguage={language}
      map={{
        label: t('layout:contacts.map', { venue: venue.name }),
        href: link(venue.map).url,
      }}
      features={featureLines(page.venues, t('venues'), venue, words.positions)}
      action={{ label: words.link, to: pathOf(venue.page) }}
    />
  );
}

/** A feature for which the page names no icon gets a tick. */
function featureLines(
  { features, positions }: HomePage['venues'],
  texts: HomeTexts['venues'],
  venue: VenuesFacts[string],
  positionsText: string | undefined,
): IconLine[] {
  const lines = venue.features.map((id) => ({
    icon: features.find((feature) => feature.id === id)?.icon ?? ('check' as const),
    text: lookUp(texts.features, id),
  }));
  return positionsText ? [...lines, { icon: positions.icon, text: positionsText }] : lines;
}
