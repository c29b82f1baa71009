import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useHomePage } from '../../layout/template-pages.ts';

export function About() {
  const { page, t } = useHomePage();
  const { anchor, values } = page.about;
  return (
    <Section id={anchor} heading={t('about.title')} edge>
      <BodyText body={t('about.paragraphs')} />
      <CardGrid shape="drift">
        {values.map(({ id, icon }) => (
          <ValueCard key={id} icon={icon} {...t(`about.values.${id}`)} />
        ))}
      </CardGrid>
    </Section>
  );
}
