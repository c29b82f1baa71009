import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import { lookUp } from '../../content/look-up.ts';
import { useSportsCentresPage } from '../../layout/template-pages.ts';

const tones: readonly Tone[] = ['pine', 'sheet', 'sheet', 'sky', 'sheet', 'sheet'];

export function Services() {
  const { page, t } = useSportsCentresPage();
  const { title, text, items } = t('services');
  return (
    <Section id="services" heading={title} intro={text} edge>
      <CardGrid
        items={page.services.map(({ id, icon }, place) => ({
          id,
          content: <Card icon={icon} tone={tones[place % tones.length]} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}
