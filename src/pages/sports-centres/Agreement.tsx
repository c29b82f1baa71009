import { Icon } from '../../components/icons/Icon.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import styles from './Figures.module.css';

/** The agreement in percent, and what stands behind it. */
export function Agreement() {
  const { title, text, points } = useSportsCentresPage().t('model');
  return (
    <Section id="agreement" heading={title} intro={text} tone="pool" layout="aside" edge>
      <Figures />
      <BulletList items={points} />
    </Section>
  );
}

/** What we have done so far, in figures. */
function Figures() {
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
