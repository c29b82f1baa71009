import { BodyText } from '../../components/BodyText.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { Section } from '../../components/Section.tsx';
import { ValueCard } from '../../components/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

export function About() {
  const { page, texts } = usePage('home');
  const { anchor, values } = page.about;
  return (
    <Section id={anchor} heading={texts.about.title} edge>
      <BodyText body={texts.about.paragraphs} />
      <CardGrid
        shape="drift"
        items={values.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(texts.about.values, id)} />,
        }))}
      />
    </Section>
  );
}
