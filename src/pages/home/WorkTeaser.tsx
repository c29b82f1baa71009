import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { HomePage } from '../../content/types.ts';
import { usePage } from '../../layout/page-context.tsx';

export function WorkTeaser() {
  const { page, texts } = usePage('home');
  const { anchor, cards } = page.work;
  return (
    <Section id={anchor} heading={texts.work.title} intro={texts.work.text} tone="pine" edge>
      <CardGrid
        shape="pair"
        items={cards.map((card) => ({ id: card.id, content: <RoleCard card={card} /> }))}
      />
    </Section>
  );
}

function RoleCard({ card }: { card: HomePage['work']['cards'][number] }) {
  const { texts, destination } = usePage('home');
  const { title, text, training, link } = lookUp(texts.work.cards, card.id);
  return (
    <Card
      icon={card.icon}
      title={title}
      text={text}
      label={training}
      action={{ label: link, ...destination(card.target) }}
    />
  );
}
