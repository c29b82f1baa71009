import { Badge } from '../../components/cards/Badge.tsx';
import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BulletList, type IconLine } from '../../components/lists/BulletList.tsx';
import noteStyles from '../../components/page/Note.module.css';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { factsOfVenue } from '../../content/scope.ts';
import type { HomePage, HomeTexts, VenuesFacts } from '../../content/types.ts';
import { Address, MapLink } from '../../layout/Address.tsx';
import { usePage } from '../../layout/site-context.tsx';

/** Only listed venues: the card of a venue that is still being decided stays hidden. */
export function Venues() {
  const { page, t, facts } = usePage<'home'>();
  const { anchor, cards } = page.venues;
  const listed = cards.filter(({ venue }) => lookUp(facts.venues, venue).listed);
  return (
    <Section id={anchor} heading={t('venues.title')} intro={t('venues.text')} edge>
      <CardGrid shape="pair">
        {listed.map((card) => (
          <VenueTeaser key={card.venue} card={card} />
        ))}
      </CardGrid>
    </Section>
  );
}

function VenueTeaser({ card }: { card: HomePage['venues']['cards'][number] }) {
  const { page, t, facts, format, picture, pathOf } = usePage<'home'>();
  const hours = format('timeRange', factsOfVenue(facts, card.venue).hours.camp);
  const venue = lookUp(facts.venues, card.venue);
  const words = t(`venues.cards.${card.venue}`);
  const isOpen = venue.status === 'open';
  const { pictureAlt, positions } = words;
  return (
    <Card
      title={venue.name}
      text={words.text}
      label={!isOpen && <Badge label={t(`layout:terms.${venue.status}`)} />}
      picture={{ ...picture(card.picture), alt: pictureAlt }}
      action={{ label: words.link, to: pathOf(venue.page), variant: 'primary' }}
    >
      {!isOpen && <p className={noteStyles.note}>{t('venues.warning')}</p>}
      <Address lines={[...venue.addresses, venue.city]} />
      <MapLink venue={venue} />
      <BulletList items={featureLines(page.venues, t('venues', { hours }), venue, positions)} />
    </Card>
  );
}

/** A feature without an icon on the page gets a tick. */
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
