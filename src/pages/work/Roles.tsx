import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { RoleSheet } from './RoleSheet.tsx';
import styles from './Roles.module.css';

export function Roles() {
  const { page, texts } = usePage('work');
  const { title, text } = texts.roles;
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
