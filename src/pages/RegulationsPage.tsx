import type { ReactNode } from 'react';
import { Badge } from '../components/cards/Badge.tsx';
import { Section } from '../components/page/Section.tsx';
import { TranslationNote } from '../layout/TranslationNote.tsx';
import { useRegulationsPage } from '../layout/template-pages.ts';
import regulationsIndexStyles from './regulations/RegulationsIndex.module.css';
import styles from './regulations/RegulationsLayout.module.css';
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
        <RegulationsLayout index={<RegulationsIndex />}>
          <RegulationsSections />
        </RegulationsLayout>
      </Section>
    </>
  );
}

interface RegulationsLayoutProps {
  /** Beside the sections on a wide screen; on a phone their closed headers serve as the index. */
  index: ReactNode;
  children: ReactNode;
}

function RegulationsLayout({ index, children }: RegulationsLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.index} data-print="hide">
        {index}
      </div>
      <div>{children}</div>
    </div>
  );
}

/** Plain anchors: the browser opens the section of the anchor, with or without JavaScript. */
function RegulationsIndex() {
  const { page, t } = useRegulationsPage();
  return (
    <nav aria-labelledby="sections-index" data-driver="contents">
      <h2 id="sections-index" className={regulationsIndexStyles.title}>
        {t('controls.index')}
      </h2>
      <ul className={regulationsIndexStyles.list}>
        {page.sections.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`sections.${id}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
