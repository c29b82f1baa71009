import { Action } from '../../components/actions/Action.tsx';
import type { LegalPart, LegalSection } from '../../components/legal/LegalDocument.tsx';
import type { LegalPageLinks, LegalPageSubsection } from '../../content/types.ts';
import { useLegalPage } from '../../layout/template-pages.ts';
import { LegalContacts } from './LegalContacts.tsx';
import styles from './LegalLinks.module.css';

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

/** Where the section sends its reader. */
function LegalLinks({ links }: { links: LegalPageLinks }) {
  const { t, destination } = useLegalPage();
  return (
    <ul className={styles.links}>
      {links.map(({ id, target }) => (
        <li key={id}>
          <Action label={t(`links.${id}`)} variant="quiet" {...destination(target)} />
        </li>
      ))}
    </ul>
  );
}
