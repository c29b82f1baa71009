import { Icon } from '../../components/icons/Icon.tsx';
import { useWorkPage } from '../../layout/template-pages.ts';
import styles from './Highlights.module.css';

/** When, where and with which training: what one asks before reading on. */
export function Highlights() {
  const { page, t } = useWorkPage();
  return (
    <dl className={styles.highlights}>
      {page.highlights.map(({ id, icon }) => {
        const { title, text } = t(`highlights.${id}`);
        return (
          <div key={id} className={styles.highlight}>
            <dt className={styles.title}>
              <Icon name={icon} size="large" />
              {title}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
