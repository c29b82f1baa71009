import { Icon } from '../../components/icons/Icon.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './Figures.module.css';

/** What we have done so far, in figures. */
export function Figures() {
  const { page, texts } = usePage('sports-centres');
  return (
    <dl className={styles.figures}>
      {page.figures.map(({ id, icon }) => {
        const { value, label } = lookUp(texts.model.figures, id);
        return (
          <div key={id} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Icon name={icon} size="sticker" />
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
