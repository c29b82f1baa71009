import { LegalDocument } from '../components/legal/LegalDocument.tsx';
import { Section } from '../components/page/Section.tsx';
import { usePage } from '../layout/page-context.tsx';
import { LegalHero } from './legal/LegalHero.tsx';
import { useHashTarget } from './legal/use-hash-target.ts';
import { useLegalSections } from './legal/use-legal-sections.tsx';
import { PrintedAddress } from './PrintedAddress.tsx';

/** A legal document: the notice on privacy, the terms, and the page that holds both in short. */
export function LegalPage() {
  const { texts } = usePage('legal');
  const sections = useLegalSections();
  useHashTarget();
  return (
    <>
      <PrintedAddress />
      <LegalHero />
      <Section>
        <LegalDocument contents={texts.contentsTitle} sections={sections} />
      </Section>
    </>
  );
}
