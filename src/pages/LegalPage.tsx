import { Badge } from '../components/cards/Badge.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { LegalDocument } from '../components/legal/LegalDocument.tsx';
import { Section } from '../components/page/Section.tsx';
import { TranslationNote } from '../layout/TranslationNote.tsx';
import { useLegalPage } from '../layout/template-pages.ts';
import { useLegalSections } from './legal/use-legal-sections.tsx';
import { Hero } from './shared/Hero.tsx';

/** A legal document: the notice on privacy, the terms, and the page that holds both in short. */
export function LegalPage() {
  const { page, t } = useLegalPage();
  const sections = useLegalSections();
  return (
    <>
      <Hero
        words={{ title: t('hero.title'), text: t('version') }}
        badge={
          <>
            <Icon name={page.hero.icon} size="sticker" />
            <Badge label={t('hero.badge')} />
          </>
        }
      />
      <TranslationNote />
      <Section>
        <LegalDocument contents={t('contentsTitle')} sections={sections} />
      </Section>
    </>
  );
}
