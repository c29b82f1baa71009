import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import { usePage } from '../../layout/site-context.tsx';
import { TrainingDay } from '../shared/TrainingDay.tsx';
import { ValueCards } from '../shared/ValueCards.tsx';

export function About() {
  const { page, t } = usePage<'home'>();
  const { anchor, values } = page.about;
  const { title, paragraphs } = t('about');
  return (
    <Section id={anchor} heading={title} lead={<BodyText body={paragraphs} />} edge>
      <ValueCards cards={values} items={t('about.values')} />
    </Section>
  );
}

const tones: readonly Tone[] = ['sheet', 'pool', 'clay', 'sheet', 'pine', 'sheet'];

export function Activities() {
  const { page, t, picture, destination } = usePage<'home'>();
  const { anchor, cards } = page.activities;
  const { title, text } = t('activities');
  return (
    <Section id={anchor} heading={title} intro={text} tone="sky" edge>
      <CardGrid tiles>
        {cards.map(({ id, picture: name, target }, index) => {
          const { link, ...words } = t(`activities.cards.${id}`);
          return (
            <Card
              key={id}
              {...words}
              picture={{ ...picture(name), alt: '' }}
              action={{ label: link, ...destination(target) }}
              tone={tones[index % tones.length]}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}

export function WorkTeaser() {
  const { page, t, destination } = usePage<'home'>();
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
              label={<TrainingDay role={id}>{training}</TrainingDay>}
              action={{ label: link, ...destination(target) }}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}
