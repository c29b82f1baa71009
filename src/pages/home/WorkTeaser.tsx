import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useHomePage } from '../../layout/template-pages.ts';
import { TrainingDay } from '../shared/TrainingDay.tsx';

export function WorkTeaser() {
  const { page, t, destination } = useHomePage();
  const { anchor, cards } = page.work;
  return (
    <Section id={anchor} heading={t('work.title')} intro={t('work.text')} tone="pine" edge>
      <CardGrid shape="pair" tiles>
        {cards.map(({ id, icon, target }) => {
          const { training, link, ...words } = t(`work.cards.${id}`);
          return (
            <Card
              key={id}
              icon={icon}
              {...words}
              label={<TrainingDay role={id} text={training} />}
              action={{ label: link, ...destination(target) }}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}
