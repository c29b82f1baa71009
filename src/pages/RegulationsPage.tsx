import { Badge } from '../components/cards/Badge.tsx';
import { Contents } from '../components/page/Contents.tsx';
import { Section } from '../components/page/Section.tsx';
import { TranslationNote } from '../layout/TranslationNote.tsx';
import { useRegulationsPage } from '../layout/template-pages.ts';
import { RegulationsSections } from './regulations/RegulationsSections.tsx';
import { Hero } from './shared/Hero.tsx';

/** The economic regulations: the authority for every price, discount and deadline. */
export function RegulationsPage() {
  const { page, t } = useRegulationsPage();
  const { badge, title, subtitle, updated } = t('hero');
  return (
    <>
      <Hero
        badge={<Badge label={badge} />}
        words={{ title, text: subtitle }}
        picture={page.picture}
      >
        <p>{updated}</p>
      </Hero>
      <TranslationNote />
      <Section>
        <Contents
          wideOnly
          title={t('controls.index')}
          entries={page.sections.map(({ id }) => ({ id, title: t(`sections.${id}.title`) }))}
        >
          <RegulationsSections />
        </Contents>
      </Section>
    </>
  );
}
