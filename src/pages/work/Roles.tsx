import { Icon } from '../../components/icons/Icon.tsx';
import type { IconName } from '../../components/icons/icon-paths.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useWorkPage } from '../../layout/template-pages.ts';
import { TrainingDay } from '../shared/TrainingDay.tsx';
import roleSheetStyles from './RoleSheet.module.css';
import styles from './Roles.module.css';

export function Roles() {
  const { page, t } = useWorkPage();
  const { title, text } = t('roles');
  return (
    <Section id="roles" heading={title} intro={text} edge>
      <ul className={styles.roles}>
        {page.roles.map(({ id, icon }) => (
          <li key={id} className={styles.role}>
            <RoleSheet id={id} icon={icon} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One role: what it is, when its training is, what we ask and what we give. */
function RoleSheet({ id, icon }: { id: string; icon: IconName }) {
  const { t } = useWorkPage();
  const { title, text, training, requirements, benefits } = t(`roles.items.${id}`);
  return (
    <article id={id} className={roleSheetStyles.sheet} data-tone="sheet" data-paper="b">
      <div className={roleSheetStyles.summary}>
        <Icon name={icon} size="sticker" />
        <h3 className={roleSheetStyles.title}>{title}</h3>
        <p>{text}</p>
        <p className={roleSheetStyles.training}>
          <Icon name="calendar" />
          <span>
            <TrainingDay role={id} text={training} />
          </span>
        </p>
      </div>
      <div className={roleSheetStyles.deal}>
        <div>
          <h4 className={roleSheetStyles.subtitle}>{t('roles.requirements')}</h4>
          <BulletList items={requirements} />
        </div>
        <div>
          <h4 className={roleSheetStyles.subtitle}>{t('roles.benefits')}</h4>
          <BulletList items={benefits} icon="star" />
        </div>
      </div>
    </article>
  );
}
