import type { LegalPart, LegalSection } from '../../components/legal/LegalDocument.tsx';
import type { LegalPageSubsection } from '../../content/types.ts';
import { useLegalPage } from '../../layout/template-pages.ts';
import { LegalContacts } from './LegalContacts.tsx';
import { LegalLinks } from './LegalLinks.tsx';

/** The document's sections in their order: words, then contacts and links, then their parts. */
export function useLegalSections(): LegalSection[] {
  const { page, t } = useLegalPage();
  const partOf = (section: LegalPageSubsection, headingLevel: 'h3' | 'h4'): LegalPart => ({
    id: section.id,
    ...t(`sections.${section.id}`),
    more: <LegalMore section={section} headingLevel={headingLevel} />,
  });
  return page.sections.map((section) => ({
    ...partOf(section, 'h3'),
    parts: section.sections?.map((part) => partOf(part, 'h4')),
  }));
}

interface LegalMoreProps {
  section: LegalPageSubsection;
  headingLevel: 'h3' | 'h4';
}

function LegalMore({ section: { contacts, links }, headingLevel }: LegalMoreProps) {
  return (
    <>
      {contacts && <LegalContacts groups={contacts} headingLevel={headingLevel} />}
      {links && <LegalLinks links={links} />}
    </>
  );
}
