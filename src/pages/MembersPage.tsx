import { MembersHero } from './members/MembersHero.tsx';
import styles from './members/MembersPage.module.css';
import { Renamer } from './members/Renamer.tsx';
import { StaffMenu } from './members/StaffMenu.tsx';
import { StaffSections } from './members/StaffSections.tsx';
import { useStaffSection } from './members/use-staff-section.ts';

/** The staff's tools: a menu that shows one section at a time, with the renamer always under it. */
export function MembersPage() {
  const shown = useStaffSection();
  return (
    <>
      <MembersHero />
      <div className={styles.desk}>
        <div className={styles.side}>
          <StaffMenu current={shown} />
          <Renamer />
        </div>
        <StaffSections shown={shown} />
      </div>
    </>
  );
}
