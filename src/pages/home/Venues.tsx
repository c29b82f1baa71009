import { Action } from '../../components/actions/Action.tsx';
import { Badge } from '../../components/cards/Badge.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BulletList, type IconLine } from '../../components/lists/BulletList.tsx';
import { lettersOf } from '../../components/page/letters.ts';
import { Picture } from '../../components/page/Picture.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { factsAt } from '../../content/scope.ts';
import type { HomePage, HomeTexts, VenuesFacts } from '../../content/types.ts';
import { useRecordLanguage } from '../../layout/navigation/languages.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import styles from './Venues.module.css';

/** Only listed venues: the card of a venue that is still being decided stays hidden. */
export function Venues() {
  const { page, t, facts } = useHomePage();
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
  const { page, t, facts, write, picture, link, pathOf } = useHomePage();
  const hours = write('timeRange', factsAt(facts, card.venue).hours.camp);
  const venue = lookUp(facts.venues, card.venue);
  const words = t(`venues.cards.${card.venue}`);
  const language = useRecordLanguage();
  const isOpen = venue.status === 'open';
  const { pictureAlt, positions } = words;
  return (
    <article className={styles.venue} data-tone="sheet" data-paper="b">
      <div className={styles.picture} data-print="hide">
        <Picture picture={{ ...picture(card.picture), alt: pictureAlt }} slot="fill" />
      </div>
      <div className={styles.content}>
        {!isOpen && <Badge label={t(`layout:terms.${venue.status}`)} />}
        <h3 className={styles.name} data-letters={lettersOf(venue.name)}>
          {venue.name}
        </h3>
        {!isOpen && <p className={styles.warning}>{t('venues.warning')}</p>}
        {words.text && <p className={styles.text}>{words.text}</p>}
        <address className={styles.address} lang={language}>
          {[...venue.addresses, venue.city].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Action
          variant="quiet"
          icon="pin"
          label={t('layout:contacts.map', { venue: venue.name })}
          href={link(venue.map).url}
        />
        <BulletList items={featureLines(page.venues, t('venues', { hours }), venue, positions)} />
        <Action label={words.link} to={pathOf(venue.page)} />
      </div>
    </article>
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
