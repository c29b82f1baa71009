import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { useGuidePage } from '../../layout/template-pages.ts';
import { VenueSketch } from './VenueSketch.tsx';

/** The venues that are listed: where they are, and the map that knows the way. */
export function Places() {
  const { facts, t, link } = useGuidePage();
  const venues = Object.entries(facts.venues).filter(([, { listed }]) => listed);
  return (
    <CardGrid
      shape="pair"
      items={venues.map(([id, venue]) => ({
        id,
        content: (
          <Card
            title={venue.name}
            text={[...venue.addresses, venue.city].join(', ')}
            action={{
              label: t('layout:contacts.map', { venue: venue.name }),
              href: link(venue.map).url,
            }}
          >
            <VenueSketch addresses={venue.addresses} features={venue.features} />
          </Card>
        ),
      }))}
    />
  );
}
