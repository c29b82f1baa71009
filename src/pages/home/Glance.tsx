import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { VisuallyHidden } from '../../components/page/VisuallyHidden.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import styles from './Glance.module.css';

/** What, where, when, how much, how to enrol: read in five seconds, each line leads to the rest. */
export function Glance() {
  const { page, t, destination } = useHomePage();
  const { title, items } = t('glance');
  return (
    <section className={styles.glance}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.lines}>
        {page.glance.items.map(({ id, icon, target }) => {
          const { label, text, link } = lookUp(items, id);
          return (
            <li key={id} className={styles.line}>
              <Icon name={icon} size="large" />
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
              <SmartLink className={styles.link} {...destination(target)}>
                <span className={styles.words}>{link}</span>
                <Icon name="arrow" />
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
