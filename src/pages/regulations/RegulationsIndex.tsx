import { useSectionInView } from '../../components/page/use-section-in-view.ts';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './RegulationsIndex.module.css';

/** Plain anchors: the browser opens the section that holds the anchor, with or without JavaScript. */
export function RegulationsIndex() {
  const { page, texts } = usePage('regulations');
  const current = useSectionInView(page.sections.map(({ id }) => id));
  return (
    <nav aria-labelledby="sections-index">
      <h2 id="sections-index" className={styles.title}>
        {texts.controls.index}
      </h2>
      <ul className={styles.list}>
        {page.sections.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {lookUp(texts.sections, id).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
