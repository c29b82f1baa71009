import { Action } from '../components/actions/Action.tsx';
import { Badge } from '../components/cards/Badge.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { BodyText } from '../components/page/BodyText.tsx';
import { Section } from '../components/page/Section.tsx';
import { TableOfContents, type TableOfContentsEntry } from '../components/page/TableOfContents.tsx';
import type { LegalPageSection, LegalPageSubsection } from '../content/types.ts';
import { usePage } from '../layout/site-context.tsx';
import { TranslationNote } from '../layout/TranslationNote.tsx';
import styles from './legal/LegalDocument.module.css';
import { ContactGroups } from './shared/ContactGroups.tsx';
import { Hero } from './shared/Hero.tsx';

/** A legal document: the privacy notice, the terms, or the page that sums up both. */
export function LegalPage() {
  const { page, t } = usePage<'legal'>();
  const entry = ({ id, sections }: LegalPageSection): TableOfContentsEntry => ({
    id,
    title: t(`sections.${id}`).title,
    parts: sections?.map(entry),
  });
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
      >
        <TranslationNote />
      </Hero>
      <Section>
        <div data-driver="legal-document">
          <TableOfContents title={t('contentsTitle')} entries={page.sections.map(entry)}>
            {page.sections.map((section) => (
              <section key={section.id} id={section.id} className={styles.section}>
                <h2 className={styles.title}>{t(`sections.${section.id}`).title}</h2>
                <LegalWords section={section} headingLevel="h3" />
                {section.sections?.map((part) => (
                  <section key={part.id} id={part.id} className={styles.part}>
                    <h3 className={styles.subtitle}>{t(`sections.${part.id}`).title}</h3>
                    <LegalWords section={part} headingLevel="h4" />
                  </section>
                ))}
              </section>
            ))}
          </TableOfContents>
        </div>
      </Section>
    </>
  );
}

interface LegalWordsProps {
  section: LegalPageSubsection;
  headingLevel: 'h3' | 'h4';
}

/** The words of a section, with its contacts and links. */
function LegalWords({ section: { id, contacts, links }, headingLevel }: LegalWordsProps) {
  const { t, facts, destination } = usePage<'legal'>();
  const groups = contacts?.map((group) => ({
    id: group,
    contacts: facts.contacts[group],
    ...t(`contacts.groups.${group}`),
  }));
  return (
    <>
      <BodyText body={t(`sections.${id}`).body} />
      {groups && <ContactGroups groups={groups} headingLevel={headingLevel} />}
      {links && (
        <ul data-stack="1">
          {links.map((link) => (
            <li key={link.id}>
              <Action label={t(`links.${link.id}`)} variant="quiet" {...destination(link.target)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
