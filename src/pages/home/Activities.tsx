import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { HomePage } from '../../content/types.ts';
import { useHomePage } from '../../layout/template-pages.ts';

const tones: readonly Tone[] = ['sheet', 'pool', 'clay', 'sheet', 'pine', 'sheet'];

export function Activities() {
  const { page, t } = useHomePage();
  const { anchor, cards } = page.activities;
  const { title, text } = t('activities');
  return (
    <Section id={anchor} heading={title} intro={text} tone="sky" edge>
      <CardGrid
        tiles
        items={cards.map((card, place) => ({
          id: card.id,
          content: <ActivityCard card={card} tone={tones[place % tones.length]} />,
        }))}
      />
    </Section>
  );
}

interface ActivityCardProps {
  card: HomePage['activities']['cards'][number];
  tone: Tone | undefined;
}

function ActivityCard({ card, tone }: ActivityCardProps) {
  const { t, picture, destination } = useHomePage();
  const { title, text, link } = t(`activities.cards.${card.id}`);
  return (
    <Card
      title={title}
      text={text}
      picture={{ ...picture(card.picture), alt: '' }}
      action={{ label: link, ...destination(card.target) }}
      tone={tone}
    />
  );
}
