import { Icon } from '../../components/icons/Icon.tsx';
import { Contacts } from '../../layout/Contacts.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import styles from './Shifts.module.css';

export function Welcome() {
  const { t, facts } = useMembersPage();
  const { shiftsTitle, contacts } = t('welcome');
  return (
    <>
      <StaffBlock title={shiftsTitle}>
        <Shifts />
      </StaffBlock>
      <StaffBlock title={contacts.title} text={contacts.text}>
        <Contacts group={facts.contacts.management} />
      </StaffBlock>
    </>
  );
}

/** The staff's day: each shift with its hours. */
function Shifts() {
  const { page, t } = useMembersPage();
  return (
    <ol className={styles.shifts}>
      {page.shifts.map(({ id, icon }) => {
        const { title, hours, text } = t(`welcome.shifts.${id}`);
        return (
          <li key={id} className={styles.shift}>
            <Icon name={icon} size="sticker" />
            <p className={styles.hours}>{hours}</p>
            <div className={styles.what}>
              <h4 className={styles.title}>{title}</h4>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
