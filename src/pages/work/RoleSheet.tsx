import { Icon } from '../../components/icons/Icon.tsx';
import type { IconName } from '../../components/icons/icon-paths.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { useWorkPage } from '../../layout/template-pages.ts';
import styles from './RoleSheet.module.css';

/** One role: what it is, when its training is, what we ask and what we give. */
export function RoleSheet({ id, icon }: { id: string; icon: IconName }) {
  const { t } = useWorkPage();
  const { title, text, training, requirements, benefits } = t(`roles.items.${id}`);
  return (
    <article id={id} className={styles.sheet} data-tone="sheet" data-paper="b">
      <div className={styles.summary}>
        <Icon name={icon} size="sticker" />
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        <p className={styles.training}>
          <Icon name="calendar" />
          <span>{training}</span>
        </p>
      </div>
      <div className={styles.deal}>
        <div>
          <h4 className={styles.subtitle}>{t('roles.requirements')}</h4>
          <BulletList items={requirements} />
        </div>
        <div>
          <h4 className={styles.subtitle}>{t('roles.benefits')}</h4>
          <BulletList items={benefits} icon="star" />
        </div>
      </div>
    </article>
  );
}
