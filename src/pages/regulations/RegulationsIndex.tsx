import { useSectionInView } from '../../components/page/use-section-in-view.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import styles from './RegulationsIndex.module.css';

/** Plain anchors: the browser opens the section that holds the anchor, with or without JavaScript. */
export function RegulationsIndex() {
  const { page, t } = useRegulationsPage();
  const current = useSectionInView(page.sections.map(({ id }) => id));
  return (
    <nav aria-labelledby="sections-index">
      <h2 id="sections-index" className={styles.title}>
        {t('controls.index')}
      </h2>
      <ul className={styles.list}>
        {page.sections.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {t(`sections.${id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
