import { Icon } from '../../components/icons/Icon.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import styles from './Figures.module.css';

/** What we have done so far, in figures. */
export function Figures() {
  const { page, t } = useSportsCentresPage();
  return (
    <dl className={styles.figures}>
      {page.figures.map(({ id, icon }) => {
        const { value, label } = t(`model.figures.${id}`);
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
