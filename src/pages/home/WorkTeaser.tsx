import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { HomePage } from '../../content/types.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import { TrainingDay } from '../shared/TrainingDay.tsx';

export function WorkTeaser() {
  const { page, t } = useHomePage();
  const { anchor, cards } = page.work;
  return (
    <Section id={anchor} heading={t('work.title')} intro={t('work.text')} tone="pine" edge>
      <CardGrid
        shape="pair"
        tiles
        items={cards.map((card) => ({ id: card.id, content: <RoleCard card={card} /> }))}
      />
    </Section>
  );
}

function RoleCard({ card }: { card: HomePage['work']['cards'][number] }) {
  const { t, destination } = useHomePage();
  const { title, text, training, link } = t(`work.cards.${card.id}`);
  return (
    <Card
      icon={card.icon}
      title={title}
      text={text}
      label={<TrainingDay role={card.id} text={training} />}
      action={{ label: link, ...destination(card.target) }}
    />
  );
}
