import { LegalDocument } from '../components/legal/LegalDocument.tsx';
import { Section } from '../components/page/Section.tsx';
import { useLegalPage } from '../layout/template-pages.ts';
import { LegalHero } from './legal/LegalHero.tsx';
import { useHashTarget } from './legal/use-hash-target.ts';
import { useLegalSections } from './legal/use-legal-sections.tsx';
import { PrintedAddress } from './shared/PrintedAddress.tsx';

/** A legal document: the notice on privacy, the terms, and the page that holds both in short. */
export function LegalPage() {
  const { t } = useLegalPage();
  const sections = useLegalSections();
  useHashTarget();
  return (
    <>
      <PrintedAddress />
      <LegalHero />
      <Section>
        <LegalDocument contents={t('contentsTitle')} sections={sections} />
      </Section>
    </>
  );
}
