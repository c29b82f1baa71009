import { Section } from '../../components/page/Section.tsx';
import { useWorkPage } from '../../layout/template-pages.ts';
import { RoleSheet } from './RoleSheet.tsx';
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
