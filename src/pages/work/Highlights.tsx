import { Icon } from '../../components/icons/Icon.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './Highlights.module.css';

/** When, where and with which training: what one asks before reading on. */
export function Highlights() {
  const { page, texts } = usePage('work');
  return (
    <dl className={styles.highlights}>
      {page.highlights.map(({ id, icon }) => {
        const { title, text } = lookUp(texts.highlights, id);
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
