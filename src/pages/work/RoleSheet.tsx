import { Icon } from '../../components/icons/Icon.tsx';
import type { IconName } from '../../components/icons/icon-paths.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './RoleSheet.module.css';

/** One role: what it is, when its training is, what we ask and what we give. */
export function RoleSheet({ id, icon }: { id: string; icon: IconName }) {
  const { roles } = usePage('work').texts;
  const role = lookUp(roles.items, id);
  return (
    <article id={id} className={styles.sheet} data-tone="sheet" data-paper="b">
      <div className={styles.summary}>
        <Icon name={icon} size="sticker" />
        <h3 className={styles.title}>{role.title}</h3>
        <p>{role.text}</p>
        <p className={styles.training}>
          <Icon name="calendar" />
          <span>{role.training}</span>
        </p>
      </div>
      <div className={styles.deal}>
        <div>
          <h4 className={styles.subtitle}>{roles.requirements}</h4>
          <BulletList items={role.requirements} />
        </div>
        <div>
          <h4 className={styles.subtitle}>{roles.benefits}</h4>
          <BulletList items={role.benefits} icon="star" />
        </div>
      </div>
    </article>
  );
}
