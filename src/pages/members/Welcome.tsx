import { Icon } from '../../components/icons/Icon.tsx';
import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../../layout/contact-entries.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import styles from './Shifts.module.css';

export function Welcome() {
  const { t, facts, entry } = useMembersPage();
  const { shiftsTitle, contacts } = t('welcome');
  const pageName = t(`layout:pages.${entry.id}`);
  return (
    <>
      <StaffBlock title={shiftsTitle}>
        <Shifts />
      </StaffBlock>
      <StaffBlock title={contacts.title} text={contacts.text}>
        <ContactList contacts={contactEntries(facts.contacts.management, useSite(), pageName)} />
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
