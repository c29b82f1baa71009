import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import { useHomePage } from '../../layout/template-pages.ts';

const tones: readonly Tone[] = ['sheet', 'pool', 'clay', 'sheet', 'pine', 'sheet'];

export function Activities() {
  const { page, t, picture, destination } = useHomePage();
  const { anchor, cards } = page.activities;
  const { title, text } = t('activities');
  return (
    <Section id={anchor} heading={title} intro={text} tone="sky" edge>
      <CardGrid tiles>
        {cards.map(({ id, picture: name, target }, place) => {
          const { link, ...words } = t(`activities.cards.${id}`);
          return (
            <Card
              key={id}
              {...words}
              picture={{ ...picture(name), alt: '' }}
              action={{ label: link, ...destination(target) }}
              tone={tones[place % tones.length]}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}
