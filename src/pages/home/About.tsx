import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

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
